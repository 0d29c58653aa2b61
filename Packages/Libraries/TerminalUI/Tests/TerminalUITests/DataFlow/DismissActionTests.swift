import Testing

@testable import TerminalUI

@MainActor
@Suite struct DismissActionTests {
    private struct Screen: View {
        @Environment(\.dismiss) private var dismiss
        @State private var count = 0

        var body: some View {
            Text("\(count)")
                .onKey(.character("+")) { count += 1 }
                .onKey(.character("q")) { dismiss() }
                .onChange(of: count) { _, new in if new == 3 { dismiss() } }
        }
    }

    @Test func `outside of sheets it ends the show, and no key does anything then`() {
        let terminal = HeadlessTerminal(columns: 9, rows: 1) { Screen() }
        terminal.press(.character("+"))
        #expect(!terminal.isDismissed)
        #expect(terminal.press(.character("q")))
        #expect(terminal.isDismissed)
        #expect(!terminal.press(.character("+")))
        #expect(terminal.frame == "1")
    }

    @Test func `a change may end the show`() {
        let terminal = HeadlessTerminal(columns: 9, rows: 1) { Screen() }
        terminal.press(.character("+"), .character("+"), .character("+"), .character("+"))
        #expect(terminal.isDismissed)
        #expect(terminal.frame == "3")
    }

    @Test func `printed, it does nothing`() {
        #expect(Screen().rendered(width: nil).map(\.text) == ["0"])
    }
}
