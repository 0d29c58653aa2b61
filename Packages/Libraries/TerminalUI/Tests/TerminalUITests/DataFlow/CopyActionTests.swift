import Testing

@testable import TerminalUI

@MainActor
@Suite struct CopyActionTests {
    private struct Screen: View {
        @Environment(\.copy) private var copy

        var body: some View { Text("y").onKey(.character("y")) { copy("MIT") } }
    }

    @Test func `a text gets to whoever shows the view`() {
        let terminal = HeadlessTerminal(columns: 9, rows: 1) { Screen() }
        terminal.press(.character("y"), .character("y"))
        #expect(terminal.copied == ["MIT", "MIT"])
    }
}
