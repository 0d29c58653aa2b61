import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

struct LicenseListStateTests {
    private let query = LicenseQuery(packages: ["/usr/include/juniper.h"], grouping: .source)

    @Test func `an inventory on its way is no listing yet`() {
        var state = LicenseListState(query: query)
        state.onInventory(.loading(done: 1, of: 3))
        #expect(state.inventory == .loading(done: 1, of: 3))
        #expect(state.listing == .idle)
    }

    @Test func `an inventory is listed as the query asks, once its packages are known`() {
        var state = LicenseListState(query: query)
        state.onInventory(.success(Samples.inventory))
        #expect(state.listing == .idle)
        state.onPackages(["libjuniper*"])
        let query = LicenseQuery(packages: ["libjuniper*"], grouping: .source)
        #expect(state.listing == .success(Samples.inventory.listing(for: query)))
        #expect(state.listing.value?.groups.map(\.name) == ["juniper"])
    }

    @Test func `a failure of the inventory is one of the listing`() {
        var state = LicenseListState(query: query)
        state.onInventory(.failure(.cancelled))
        #expect(state.inventory == .failure(.cancelled))
        #expect(state.listing == .failure(.system(.cancelled)))
    }
}
