import DomainLayer
import Testing

struct LoadStateTests {
    typealias State = LoadState<Int, LicenseDriverError>

    @Test(arguments: [
        (State.idle, nil, false),
        (.loading(done: 3, of: 7), nil, false),
        (.success(42), 42, true),
        (.failure(.cancelled), nil, true),
    ])
    func `only an end is final, and only success has a value`(
        state: State, value: Int?, isFinal: Bool
    ) {
        #expect(state.value == value)
        #expect(state.isFinal == isFinal)
    }

    @Test(arguments: [
        (State.idle, LoadState<String, LicenseDriverError>.idle),
        (.loading(done: 3, of: nil), .loading(done: 3, of: nil)),
        (.success(42), .success("42")),
        (.failure(.cancelled), .failure(.cancelled)),
    ])
    func `mapping changes the value and nothing else`(
        state: State, mapped: LoadState<String, LicenseDriverError>
    ) {
        #expect(state.map(String.init) == mapped)
    }
}
