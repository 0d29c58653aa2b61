import TerminalUI
import Testing

@testable import CommandLineInterface

struct OutputSinkTests {
    @Test func `a terminal gets each piece at once, and nothing is kept`() throws {
        let recording = TerminalRecording()
        var sink = OutputSink(to: recording.terminal())
        try sink.write(Array("one, ".utf8))
        #expect(recording.output == "one, ")
        try sink.write(Array("two".utf8))
        #expect(recording.output == "one, two")
        #expect(sink.kept == [])
    }

    @Test func `without a terminal all is kept`() throws {
        var sink = OutputSink(to: nil)
        try sink.write([1, 2])
        try sink.write([3])
        #expect(sink.kept == [1, 2, 3])
    }

    @Test func `what the terminal fails with is passed on`() {
        let terminal = TerminalRecording().terminal(failure: .failed("No space left on device"))
        var sink = OutputSink(to: terminal)
        #expect(throws: TerminalError.failed("No space left on device")) { try sink.write([1]) }
    }
}
