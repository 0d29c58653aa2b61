import TerminalEmulation

/// What a terminal showed, one frame after the other.
struct Recording: Hashable, Sendable {
    /// A screen, and how long it was to be seen.
    struct Frame: Hashable, Sendable {
        var screen: Screen
        /// Nil if the cursor is hidden.
        var cursor: Position?
        /// Words below the screen: what the user just did.
        var caption: String
        var duration: Duration
    }

    private(set) var frames: [Frame] = []

    /// Adds what a terminal shows; a frame like the one before makes that one last longer.
    mutating func append(_ emulator: TerminalEmulator, caption: String, for time: Duration) {
        let frame = Frame(
            screen: emulator.screen, cursor: emulator.modes.isCursorVisible ? emulator.cursor : nil,
            caption: caption, duration: time)
        if var last = frames.last {
            last.duration = frame.duration
            if last == frame {
                frames[frames.count - 1].duration += time
                return
            }
        }
        frames.append(frame)
    }

    /// All frames together.
    var duration: Duration { frames.reduce(.zero) { $0 + $1.duration } }
}
