import Testing

@testable import TerminalUI

@MainActor
@Suite(.timeLimit(.minutes(10))) struct ViewLifecycleTests {
    private struct Screen: View {
        @State private var steps = 0

        var body: some View {
            Text("\(steps)").busy(steps < 3).task {
                while steps < 3 {
                    steps += 1
                    await Task.yield()
                }
            }
        }
    }

    @Test func `a terminal has settled when nothing is on its way any more`() async throws {
        let terminal = HeadlessTerminal(columns: 9, rows: 1) { Screen() }
        #expect(terminal.frame == "0")
        try await terminal.settled()
        #expect(terminal.frame == "3")
    }

    @Test func `a view appears and disappears each time that its tab is selected and left`() async {
        struct Screen: View {
            @State private var tab = 1
            let log: @MainActor (String) -> Void

            var body: some View {
                TabView(selection: $tab) {
                    Tab("One", value: 1) { page("one") }
                    Tab("Two", value: 2) { page("two") }
                }
            }

            private func page(_ name: String) -> some View {
                Text(name).onAppear { log("\(name) +") }.onDisappear { log("\(name) -") }
            }
        }
        var log: [String] = []
        let terminal = HeadlessTerminal(columns: 9, rows: 2) { Screen { log.append($0) } }
        terminal.press(.tab, .up, .tab)
        await terminal.end()
        #expect(log == ["one +", "one -", "two +", "two -", "one +"])
    }

    @Test func `a screen that never settles is an error that shows it`() async {
        let terminal = HeadlessTerminal(columns: 9, rows: 1) { Text("loading").busy() }
        await #expect(throws: NotSettledError(frame: "loading")) {
            try await terminal.settled(within: .milliseconds(5))
        }
    }
}
