import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

struct LicenseDetailStateTests {
    private let license = License(id: "kestrel:amd64", name: "kestrel", body: "Fly.\n")

    @Test func `at first there is nothing`() {
        let state = LicenseDetailState(id: "kestrel:amd64")
        #expect(state.id == "kestrel:amd64")
        #expect(state.entry == .idle)
        #expect(state.text == .idle)
    }

    @Test func `the inventory gives the row of the package`() {
        var state = LicenseDetailState(id: "kestrel:amd64")
        state.onInventory(.loading(done: 1, of: 3))
        #expect(state.entry == .loading(done: 1, of: 3))
        state.onInventory(.success(Samples.inventory))
        #expect(state.entry == .success(Samples.entry("kestrel:amd64")))
        #expect(state.entry.value??.name == "kestrel")
    }

    @Test func `a package that is not installed has no row`() {
        var state = LicenseDetailState(id: "kestrel:riscv64")
        state.onInventory(.success(Samples.inventory))
        #expect(state.entry == .success(nil))
    }

    @Test func `the text comes by itself`() {
        var state = LicenseDetailState(id: "kestrel:amd64")
        state.onText(.success(license))
        #expect(state.entry == .idle)
        #expect(state.text == .success(license))
    }

    @Test func `a failure is shown as it is`() {
        var state = LicenseDetailState(id: "kestrel:amd64")
        state.onInventory(.failure(.cancelled))
        state.onText(.failure(.noText("kestrel:amd64")))
        #expect(state.entry == .failure(.cancelled))
        #expect(state.text == .failure(.noText("kestrel:amd64")))
    }
}
