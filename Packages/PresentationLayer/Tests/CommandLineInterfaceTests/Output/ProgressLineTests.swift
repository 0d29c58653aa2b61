import TerminalUI
import Testing

@testable import CommandLineInterface

struct ProgressLineTests {
    @Test func `a line is written over by the next, and taken away in the end`() {
        let recording = TerminalRecording()
        var progress = ProgressLine(on: recording.terminal(styled: true), after: .zero)
        progress.show(0, of: nil)
        progress.show(9, of: 10)
        progress.clear()
        #expect(
            recording.error
                == "\rReading the dpkg database …"
                + "\rReading 9 of 10 packages … "
                + "\r                          \r")
        #expect(recording.output == "")
    }

    @Test func `what ends at once leaves no trace`() {
        let recording = TerminalRecording()
        var progress = ProgressLine(on: recording.terminal(styled: true), after: .seconds(3600))
        progress.show(9, of: 10)
        progress.clear()
        #expect(recording.error == "")
    }
}
