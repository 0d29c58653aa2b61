import PseudoTerminals
import TerminalEmulation
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite(.enabled(if: TerminalProgram.canRun, "the system gives no pseudo-terminal"))
struct TerminalProgramTests {
    private func shell(_ script: String) throws(TerminalProgramError) -> TerminalProgram {
        try TerminalProgram(["sh", "-c", script])
    }

    @Test func `a program has a terminal of its own for its session`() throws {
        let program = try shell("tty && : >/dev/tty && stty size && echo $TERM")
        #expect(try program.waitForExit() == 0)
        let lines = program.screen.lines
        #expect(lines[0].hasPrefix("/dev/"))
        #expect(lines[1...3] == ["24 80", "xterm-256color", ""])
        #expect(program.emulator.unknown == [])
    }

    @Test func `what is typed is echoed and read`() throws {
        let program = try TerminalProgram(["cat"])
        try program.press("one", .enter)
        try program.wait(for: "the echo and the line") { $0.screen.text == "one\none" }
        try program.press("two", .backspace, .backspace, .backspace, .control("d"))
        #expect(try program.waitForExit() == 0)
        #expect(program.screen.text == "one\none")
    }

    @Test(arguments: [("exit 7", 7), ("kill -KILL $$", 137), ("kill -TERM $$", 143)])
    func `the status counts exits and signals as shells do`(script: String, status: Int32) throws {
        #expect(try shell(script).waitForExit() == status)
    }

    @Test func `a key that is a signal reaches the foreground`() throws {
        let program = try shell(
            "trap 'echo caught; exit 3' INT; echo ready; while :; do sleep 1; done")
        try program.wait(for: "ready") { $0.screen.shows("ready") }
        try program.press(.control("c"))
        #expect(try program.waitForExit() == 3)
        #expect(program.screen.shows("caught"))
    }

    @Test func `a program has settled once it shows nothing more for a while`() throws {
        let program = try shell("echo one; sleep 0.1; echo two; read x")
        try program.wait(for: "the first line") { $0.screen.shows("one") }
        let before = ContinuousClock.now
        #expect(program.settle(for: .seconds(1)) - before < .seconds(1))
        #expect(program.screen.shows("two"))
    }

    @Test func `a new size is told by a signal`() throws {
        let script = "trap 'stty size; exit' WINCH; echo ready; while :; do sleep 0.01; done"
        let program = try shell(script)
        try program.wait(for: "ready") { $0.screen.shows("ready") }
        program.resize(columns: 61, rows: 7)
        #expect(try program.waitForExit() == 0)
        #expect(program.screen.lines == ["ready", "7 61", "", "", "", "", ""])
    }

    @Test func `a terminal that a program has left raw is not sane`() throws {
        let sane = try shell("true")
        #expect(try sane.waitForExit() == 0)
        #expect(sane.settings.areSane)
        let raw = try shell("stty raw -echo")
        #expect(try raw.waitForExit() == 0)
        #expect(!raw.settings.areSane)
        #expect(raw.settings != sane.settings)
        let restored = try shell("old=$(stty -g); stty raw -echo; stty $old")
        #expect(try restored.waitForExit() == 0)
        #expect(restored.settings == sane.settings)
    }

    @Test func `a job can be stopped and taken up again`() throws {
        let job = "sh -c 'echo job; read x; echo got $x'"
        let program = try shell("set -m; \(job); echo stopped; read y; fg; echo over")
        try program.wait(for: "the job") { $0.screen.shows("job") }
        try program.press(.control("z"))
        try program.wait(for: "the shell") { $0.screen.shows("stopped") }
        try program.press(.enter, "word", .enter)
        #expect(try program.waitForExit() == 0)
        #expect(program.screen.text.hasSuffix("got word\nover"))
    }

    @Test func `a hang-up ends what runs`() throws {
        let program = try shell("echo ready; exec cat")
        try program.wait(for: "ready") { $0.screen.shows("ready") }
        program.hangUp()
        #expect(try program.waitForExit() == 128 + SIGHUP)
    }

    @Test func `waiting ends with an account of the screen`() throws {
        let program = try shell("echo here; exec cat")
        do {
            try program.wait(for: "a word", atMost: .milliseconds(300)) { $0.screen.shows("there") }
            Issue.record("nobody has written it")
        } catch {
            #expect(
                error.description == """
                    sh -c echo here; exec cat: a word did not come in time. The screen:
                      | here

                    """)
        }
    }

    @Test func `a program that ends while it is waited for ends the waiting`() throws {
        let program = try shell("echo here")
        #expect(throws: TerminalProgramError.self) {
            try program.wait(for: "a word") { $0.screen.shows("there") }
        }
        #expect(try program.waitForExit() == 0)
    }

    @Test func `between the frames nobody looks`() throws {
        let program = try shell(
            "printf '\\033[?2026hab'; read x; printf '\\033[3Dcd\\033[?2026l'; cat")
        #expect(throws: TerminalProgramError.self) {
            try program.wait(for: "half", atMost: .milliseconds(100)) { $0.screen.shows("ab") }
        }
        try program.press(.enter)
        try program.wait(for: "a frame") { $0.screen.shows("cd") }
    }

    @Test func `a program that nobody holds is killed, and what it runs in the foreground`() throws
    {
        var program: TerminalProgram? = try shell("trap '' HUP INT TERM; echo $$; sleep 1000; cat")
        try program?.wait(for: "its number") { $0.cursor.row == 1 }
        let process = try #require(program.flatMap { pid_t($0.screen.lines[0]) })
        #expect(kill(process, 0) == 0)
        program = nil
        #expect(kill(process, 0) == -1 && errno == ESRCH, "no process and no zombie")
    }

    @Test func `more than a terminal holds is typed and shown`() throws {
        let program = try shell("stty raw -echo; echo ready; head -c 200000 | wc -c")
        try program.wait(for: "ready") { $0.screen.shows("ready") }
        try program.type(Array(repeating: UInt8(ascii: "x"), count: 200_000))
        #expect(try program.waitForExit() == 0)
        #expect(program.screen.shows("200000"))
        let talker = try shell("head -c 300000 /dev/zero | tr '\\0' x")
        #expect(try talker.waitForExit() == 0)
        #expect(talker.bytesShown == 300_000)
    }
}

@Suite struct TerminalKeyTests {
    @Test(
        arguments: [
            ("ab漢", "ab漢"), (.enter, "\r"), (.escape, "\u{1B}"), (.backspace, "\u{7F}"),
            (.up, "\u{1B}[A"), (.pageDown, "\u{1B}[6~"), (.control("c"), "\u{3}"),
            (.control("z"), "\u{1A}"), (.paste("x"), "\u{1B}[200~x\u{1B}[201~"),
        ] as [(TerminalKey, String)])
    func `a key is what xterm sends`(key: TerminalKey, sequence: String) {
        #expect(key.bytes == Array(sequence.utf8))
    }
}
