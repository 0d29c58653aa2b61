import Observation
import TerminalUI
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// One at a time: a process has one terminal.
@MainActor
@Suite(.serialized)
struct TerminalSessionTests {
    @MainActor @Observable
    final class Presenter {
        var text = "ready"
        var isClosed = false
        var hasTaskEnded = false
    }

    private struct Screen: View {
        @Environment(\.dismiss) private var dismiss
        let presenter: Presenter

        var body: some View {
            Text(presenter.text)
                .onKey(.character("q")) { dismiss() }
                .onKey { key in
                    presenter.text = "\(key)"
                    return true
                }
                .onChange(of: presenter.isClosed) { _, _ in dismiss() }
                .task {
                    while !Task.isCancelled { await Task.yield() }
                    presenter.hasTaskEnded = true
                }
        }
    }

    private static let enter = "␛[?1049h␛[?25l␛[?7l␛[?2004h␛[?1007h"
    private static let leave =
        "␛[?2026l␛[0m␛[?1007r␛[?2004l␛[?7h␛[?25h␛[?1049l"

    private let screen = PseudoTerminal(columns: 20, rows: 2)
    private let presenter = Presenter()

    private func run() -> Task<TerminalSessionError?, Never> {
        Task { [screen, presenter] in
            do throws(TerminalSessionError) {
                try await TerminalSession(screen.terminal()).run { Screen(presenter: presenter) }
                return nil
            } catch {
                return error
            }
        }
    }

    @Test func `keys and changes are drawn, and the terminal is put back`() async throws {
        let task = run()
        #expect(
            try await screen.output(upTo: "2026l")
                == "␛[?1007s" + Self.enter + "␛[?2026h␛[2J␛[1;1Hready␛[?2026l"
        )
        #expect(!screen.isSane)
        presenter.text = "go"
        #expect(try await screen.output(upTo: "2026l") == "␛[?2026h␛[1;1Hgo␛[K␛[?2026l")
        screen.type("\u{1B}[A")
        #expect(try await screen.output(upTo: "2026l") == "␛[?2026h␛[1;1Hup␛[?2026l")
        screen.type("\u{1B}")
        #expect(try await screen.output(upTo: "2026l") == "␛[?2026h␛[1;1Hescape␛[?2026l")
        // What comes after it finds no reader.
        screen.type("qx")
        #expect(try await screen.output(upTo: "1049l") == Self.leave)
        #expect(await task.value == nil)
        #expect(presenter.text == "escape")
        #expect(presenter.hasTaskEnded)
        #expect(screen.isSane)
    }

    @Test func `another size is drawn anew, and so is what another program wrote over`()
        async throws
    {
        let task = run()
        #expect(try await screen.output(upTo: "2026l").hasSuffix("ready␛[?2026l"))
        screen.resize(columns: 3, rows: 2)
        #expect(
            try await screen.output(upTo: "2026l") == "␛[?2026h␛[2J␛[1;1Hrea␛[2;1Hdy␛[?2026l")
        kill(getpid(), SIGCONT)
        #expect(
            try await screen.output(upTo: "2026l")
                == Self.enter + "␛[?2026h␛[2J␛[1;1Hrea␛[2;1Hdy␛[?2026l")
        presenter.isClosed = true
        #expect(await task.value == nil)
        #expect(screen.isSane)
    }

    @Test func `a cancelled task puts the terminal back`() async throws {
        let task = run()
        #expect(try await screen.output(upTo: "2026l").hasSuffix("ready␛[?2026l"))
        task.cancel()
        #expect(await task.value == nil)
        #expect(screen.isSane)
    }

    @Test func `a terminal that goes away ends the session`() async throws {
        let task = run()
        #expect(try await screen.output(upTo: "2026l").hasSuffix("ready␛[?2026l"))
        screen.hangUp()
        #expect(await task.value == .hungUp)
    }

    @Test func `a terminal that can't draw, and a pipe, are errors`() {
        #expect(throws: TerminalSessionError.dumbTerminal) {
            try TerminalSession(screen.terminal(environment: ["TERM": "dumb"]))
        }
        #expect(throws: TerminalSessionError.notATerminal) {
            try TerminalSession(TerminalRecording().terminal(styled: true))
        }
        #expect(throws: TerminalSessionError.notATerminal) {
            try TerminalSession(Terminal(output: -1, error: -1, input: -1))
        }
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGSYS, SIGABRT, SIGSEGV])
    func `a signal still ends the process as it does`(signal: Int32) async {
        await #expect(processExitsWith: .signal(signal)) { [signal] in
            // The process that started the tests may have set them to ignore it.
            _ = Self.setDefault(signal)
            let screen = PseudoTerminal(columns: 20, rows: 2)
            try await TerminalSession(screen.terminal()).run {
                let _ = kill(getpid(), signal)
                Text("ready")
            }
        }
    }

    private nonisolated static func setDefault(_ code: Int32) -> Bool {
        signal(code, SIG_DFL) == nil
    }
}
