import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

struct LicenseListStateTests {
    private let query = LicenseQuery(packages: ["libjuniper*"], grouping: .source)

    @Test func `at first there is nothing`() {
        #expect(LicenseListState(query: query).listing == .idle)
    }

    @Test func `an inventory on its way is a listing on its way`() {
        var state = LicenseListState(query: query)
        state.onInventory(.loading(done: 1, of: 3))
        #expect(state.listing == .loading(done: 1, of: 3))
    }

    @Test func `an inventory is listed as the query asks`() {
        var state = LicenseListState(query: query)
        state.onInventory(.success(Samples.inventory))
        #expect(state.listing == .success(Samples.inventory.listing(for: query)))
        #expect(state.listing.value?.groups.map(\.name) == ["juniper"])
    }

    @Test func `a failure is shown as it is`() {
        var state = LicenseListState(query: query)
        state.onInventory(.failure(.cancelled))
        #expect(state.listing == .failure(.cancelled))
    }
}
