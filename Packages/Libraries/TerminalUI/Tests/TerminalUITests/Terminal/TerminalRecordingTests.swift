import TerminalUI
import Testing

struct TerminalRecordingTests {
    @Test func `what is written is kept in order, each stream for itself`() throws {
        let recording = TerminalRecording()
        let terminal = recording.terminal()
        try terminal.write(Array("日本 ".utf8))
        try terminal.writeError(Array("warning".utf8))
        try terminal.colored(.always).write(Array("语".utf8))
        #expect(recording.output == "日本 语")
        #expect(recording.error == "warning")
    }

    @Test func `it is a pipe unless it shall be a terminal`() {
        let pipe = TerminalRecording().terminal()
        #expect(pipe.width == nil)
        #expect(!pipe.isStyled)
        #expect(!pipe.isErrorTerminal)
        let screen = TerminalRecording().terminal(width: 60, styled: true, arguments: ["--help"])
        #expect(screen.width == 60)
        #expect(screen.isStyled)
        #expect(screen.isErrorStyled)
        #expect(screen.isErrorTerminal)
        #expect(screen.arguments == ["--help"])
    }

    @Test func `a failure leaves standard output empty and standard error open`() throws {
        let recording = TerminalRecording()
        let terminal = recording.terminal(failure: .failed("No space left on device"))
        #expect(throws: TerminalError.failed("No space left on device")) {
            try terminal.write([65])
        }
        try terminal.writeError([66])
        #expect(recording.output == "")
        #expect(recording.error == "B")
    }
}
