import TerminalUI
import Testing

@testable import VSAStyle

@MainActor
@Suite struct InventoryContextTests {
    @Test func `a mark is set, and taken away`() {
        let store = InventoryStore()
        let context = InventoryContext(store)
        context.toggleReview(of: "apple:all")
        context.toggleReview(of: "birch:all")
        #expect(store.reviewed == ["apple:all", "birch:all"])
        context.toggleReview(of: "apple:all")
        #expect(store.reviewed == ["birch:all"])
    }

    @Test func `the context of a store's views changes that store`() {
        struct Marker: View {
            @Environment(\.inventoryContext) private var context

            var body: some View {
                Text("").onKey(.enter) { context.toggleReview(of: "apple:all") }
            }
        }
        let store = InventoryStore()
        let terminal = HeadlessTerminal(columns: 9, rows: 1) { Marker().inventoryStore(store) }
        terminal.press(.enter)
        #expect(store.reviewed == ["apple:all"])
    }
}
