import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

struct LicenseSummaryStateTests {
    @Test func `at first there is nothing`() {
        #expect(LicenseSummaryState().summary == .idle)
    }

    @Test func `an inventory is summed up when it is there`() {
        var state = LicenseSummaryState()
        state.onInventory(.loading(done: 1, of: 3))
        #expect(state.summary == .loading(done: 1, of: 3))
        state.onInventory(.success(Samples.inventory))
        #expect(state.summary == .success(Samples.inventory.summary()))
    }

    @Test func `a failure is shown as it is`() {
        var state = LicenseSummaryState()
        state.onInventory(.failure(.cancelled))
        #expect(state.summary == .failure(.cancelled))
    }
}
