import TerminalEmulation
import TerminalRecordings
import Testing

@Suite struct RecordingTests {
    private func emulator(_ text: String) -> TerminalEmulator {
        var emulator = TerminalEmulator(columns: 4, rows: 1)
        emulator.write(text.utf8)
        return emulator
    }

    @Test func `frames last as long as they are held`() {
        var recording = Recording()
        recording.append(emulator("a"), caption: "", for: .seconds(1))
        recording.append(emulator("a"), caption: "", for: .seconds(2))
        recording.append(emulator("a"), caption: "key", for: .seconds(4))
        recording.append(emulator("b\u{1B}[?25l"), caption: "key", for: .seconds(8))
        #expect(recording.frames.map(\.duration) == [.seconds(3), .seconds(4), .seconds(8)])
        #expect(recording.frames.map(\.caption) == ["", "key", "key"])
        #expect(recording.frames.map(\.screen.text) == ["a", "a", "b"])
        #expect(recording.frames.map(\.cursor) == [Position(column: 1), Position(column: 1), nil])
        #expect(recording.duration == .seconds(15))
    }
}
