import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

struct LicenseDetailStateTests {
    @Test func `at first there is nothing`() {
        let state = LicenseDetailState()
        #expect(state.inventory == .idle)
        #expect(state.entry == .idle)
        #expect(state.text == .idle)
    }

    @Test func `the inventory alone is no package yet`() {
        var state = LicenseDetailState()
        state.onInventory(.success(Samples.inventory))
        #expect(state.inventory == .success(Samples.inventory))
        #expect(state.entry == .idle)
    }

    @Test func `package and text come one by one`() throws {
        var state = LicenseDetailState()
        let entry = try #require(Samples.entry("kestrel:amd64"))
        state.onEntry(entry)
        #expect(state.entry == .success(entry))
        #expect(state.text == .idle)
        let license = License(id: "kestrel:amd64", name: "kestrel", body: "Fly.\n")
        state.onText(.success(license))
        #expect(state.text == .success(license))
    }

    @Test func `a failure of the inventory is one of the package`() {
        var state = LicenseDetailState()
        state.onInventory(.failure(.cancelled))
        #expect(state.entry == .failure(.system(.cancelled)))
    }
}
