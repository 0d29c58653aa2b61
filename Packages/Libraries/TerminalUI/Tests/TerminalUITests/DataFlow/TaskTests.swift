import Observation
import Testing

@testable import TerminalUI

@MainActor @Observable private final class Log {
    var isShown = true
    var topic = "moon"
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    /// Waits until it is cancelled, and records that.
    func wait(for name: String) async {
        add("began \(name)")
        while !Task.isCancelled { await Task.yield() }
        add("ended \(name)")
    }
}

@MainActor
@Suite struct TaskTests {
    private let log = Log()

    private func settle(until isDone: () -> Bool) async {
        for _ in 0..<10_000 where !isDone() { await Task.yield() }
    }

    @Test func `a task runs as long as its view is shown`() async {
        let terminal = HeadlessTerminal(columns: 20, rows: 1) { [log] in
            if log.isShown { Text("moon").task { await log.wait(for: "moon") } }
        }
        await settle { !log.lines.isEmpty }
        _ = terminal.frame
        #expect(log.lines == ["began moon"])
        log.isShown = false
        _ = terminal.frame
        await settle { log.lines.count == 2 }
        #expect(log.lines == ["began moon", "ended moon"])
    }

    @Test func `a task begins anew with another id`() async {
        let terminal = HeadlessTerminal(columns: 20, rows: 1) { [log] in
            let topic = log.topic
            Text(topic).task(id: topic) { await log.wait(for: topic) }
        }
        await settle { !log.lines.isEmpty }
        log.topic = "sun"
        _ = terminal.frame
        await settle { log.lines.count == 3 }
        #expect(Set(log.lines) == ["began moon", "ended moon", "began sun"])
        await terminal.end()
    }

    @Test func `no task outlives the screen`() async {
        let terminal = HeadlessTerminal(columns: 20, rows: 2) { [log] in
            Text("a").task { await log.wait(for: "a") }
            Text("b").task { await log.wait(for: "b") }
        }
        await settle { log.lines.count == 2 }
        await terminal.end()
        #expect(Set(log.lines.suffix(2)) == ["ended a", "ended b"])
    }

    @Test func `nothing begins after the end, and the frame stays`() async {
        let terminal = HeadlessTerminal(columns: 20, rows: 1) { [log] in
            Text(log.topic).onAppear { log.add("appeared") }.task { await log.wait(for: "task") }
                .onKey(.enter) { log.add("pressed") }
        }
        await settle { log.lines.count == 2 }
        await terminal.end()
        log.topic = "sun"
        #expect(terminal.frame == "moon")
        #expect(!terminal.press(.enter))
        await settle { log.lines.count > 3 }
        #expect(log.lines == ["appeared", "began task", "ended task"])
    }

    @Test func `a screen that nobody holds any more cancels its tasks`() async {
        var terminal: HeadlessTerminal? = HeadlessTerminal(columns: 20, rows: 1) { [log] in
            Text("moon").task { await log.wait(for: "moon") }.refreshable {}
        }
        await settle { !log.lines.isEmpty }
        #expect(terminal?.frame == "moon")
        terminal = nil
        await settle { log.lines.count == 2 }
        #expect(log.lines == ["began moon", "ended moon"])
    }

    @Test func `what a task finds out is shown`() async {
        struct Screen: View {
            @State private var text = "loading"

            var body: some View {
                Text(text).task {
                    await Task.yield()
                    text = "moon"
                }
            }
        }
        let terminal = HeadlessTerminal(columns: 20, rows: 1) { Screen() }
        #expect(terminal.frame == "loading")
        await settle { terminal.frame == "moon" }
        #expect(terminal.frame == "moon")
    }

    @Test func `each appearance and disappearance runs its action once`() {
        let terminal = HeadlessTerminal(columns: 20, rows: 1) { [log] in
            if log.isShown {
                Text(log.topic).onAppear { log.add("appeared") }
                    .onDisappear { log.add("disappeared from \(log.topic)") }
            }
        }
        log.topic = "sun"
        _ = terminal.frame
        log.isShown = false
        _ = terminal.frame
        log.isShown = true
        _ = terminal.frame
        #expect(log.lines == ["appeared", "disappeared from sun", "appeared"])
    }

    @Test func `a change is told with what was before`() {
        let terminal = HeadlessTerminal(columns: 20, rows: 1) { [log] in
            Text(log.topic).onChange(of: log.topic) { log.add("\($0) \($1)") }
                .onChange(of: log.topic) { log.add("other") }
        }
        log.topic = "sun"
        _ = terminal.frame
        _ = terminal.frame
        #expect(log.lines == ["other", "moon sun"])
    }

    @Test func `a refresh runs once at a time, and once more if it was asked for meanwhile`() async
    {
        let terminal = HeadlessTerminal(columns: 20, rows: 1) { [log] in
            Text("moon").refreshable {
                log.add("began")
                await Task.yield()
                log.add("ended")
            }
        }
        terminal.press(.character("r"))
        await settle { log.lines.count == 2 }
        #expect(log.lines == ["began", "ended"])
        terminal.press(.character("r"), .character("r"), .character("r"))
        await settle { log.lines.count == 6 }
        #expect(log.lines == ["began", "ended", "began", "ended", "began", "ended"])
    }
}
