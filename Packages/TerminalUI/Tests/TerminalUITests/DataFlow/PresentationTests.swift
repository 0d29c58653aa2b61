import Testing

@testable import TerminalUI

@MainActor
@Suite struct PresentationTests {
    private struct Screen: View {
        @State private var item: Item?
        @State private var count = 0

        var body: some View {
            Text("below \(count)")
                .onKey(.character("+")) { count += 1 }
                .onKey(.enter) { item = Item(id: 7) }
                .sheet(item: $item) {
                    Text("sheet of \($0.id)").navigationTitle("Item \($0.id)")
                }
        }
    }

    @Test func `a sheet shows an item in the place of the view, until escape`() {
        let terminal = HeadlessTerminal(columns: 14, rows: 2) { Screen() }
        terminal.press(.character("+"), .enter)
        #expect(terminal.frame == "── Item 7 ────\nsheet of 7")
        #expect(!terminal.press(.character("+")))
        terminal.press(.escape)
        #expect(terminal.frame == "below 1\n")
    }

    @Test func `a screen stands below the title that it says`() {
        let terminal = HeadlessTerminal(columns: 20, rows: 3) {
            NavigationStack {
                VStack {
                    List(0..<9, position: ListPosition(), onMove: { _ in }) { row, _ in
                        Text("\(row)")
                    }
                }
                .navigationTitle("Orrery")
            }
        }
        #expect(terminal.frame == "Orrery\n0\n1")
    }

    @Test func `a button takes its key, or enter`() {
        struct Buttons: View {
            @State private var pressed = ""

            var body: some View {
                Text("\(pressed).")
                Button("retry", key: .character("t")) { pressed += "t" }
                Button("open") { pressed += "o" }
            }
        }
        let terminal = HeadlessTerminal(columns: 20, rows: 3) { Buttons() }
        terminal.press(.character("t"), .enter)
        #expect(terminal.frame == "to.\nretry\nopen")
    }

    @Test func `progress has a bar as soon as there is something to count`() {
        #expect(ProgressView("Reading").rendered(width: nil).map(\.text) == ["Reading"])
        #expect(
            ProgressView("Reading", value: 1, total: 2).rendered(width: nil).map(\.text)
                == ["Reading", "███████████████ 1/2"])
    }
}
