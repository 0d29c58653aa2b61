import DomainLayer
import LicenseViews
import StyleDoubles
import TerminalUI
import Testing
import Wording

@testable import VSAStyle

@MainActor
@Suite struct QueryTests {
    /// Shows the names of the packages found, and how often they have changed.
    private struct Names: View {
        @Query private var packages: PackageRows
        @State private var changes = 0

        init(_ filter: String, sort: LicenseOrder = .name) {
            _packages = Query(filter: filter, sort: sort)
        }

        var body: some View {
            Text(packages.map(\.name).joined(separator: " ") + " \(changes)")
                .onChange(of: $packages) { _, _ in changes += 1 }
        }
    }

    /// Shows the names of the packages found by the typed words.
    private struct TypedNames: View {
        @State private var words = ""

        var body: some View {
            Names(words).onKey { key in
                guard case .character(let character) = key else { return false }
                words.append(character)
                return true
            }
        }
    }

    private let store = InventoryStore()

    private func install(_ entries: [PackageLicense]) {
        InventoryContext(store).replace(with: PackageInventory(.orchard(entries)))
    }

    private func terminal<Content: View>(_ view: Content) -> HeadlessTerminal<some View> {
        HeadlessTerminal(columns: 40, rows: 1) { [store] in view.inventoryStore(store) }
    }

    @Test func `a view is kept up to date with what a context changes`() {
        let terminal = terminal(Names(""))
        #expect(terminal.frame == " 0")
        install(PackageLicense.samples)
        #expect(terminal.frame == "apple birch cedar 1")
        install([PackageLicense.samples[2]])
        #expect(terminal.frame == "cedar 2")
    }

    @Test func `another filter set by a view's init finds others`() {
        let terminal = terminal(TypedNames())
        install(PackageLicense.samples)
        terminal.type("C")
        #expect(terminal.frame == "cedar birch 2")
        terminal.type("h")
        #expect(terminal.frame == "birch 3")
    }

    @Test func `packages come in the order that is asked for`() {
        let terminal = terminal(Names("", sort: .license))
        install(PackageLicense.samples)
        #expect(terminal.frame.hasPrefix("birch apple cedar"))
    }

    @Test func `one package is found by its id as long as it is installed`() {
        install(PackageLicense.samples)
        #expect(store["birch:all"]?.name == "birch")
        install([PackageLicense.samples[0]])
        #expect(store["birch:all"] == nil)
    }

    @Test func `a change of nothing that is queried is no change`() {
        let terminal = terminal(Names(""))
        install(PackageLicense.samples)
        #expect(terminal.frame == "apple birch cedar 1")
        InventoryContext(store).toggleReview(of: "birch:all")
        #expect(terminal.frame == "apple birch cedar 1")
    }
}
