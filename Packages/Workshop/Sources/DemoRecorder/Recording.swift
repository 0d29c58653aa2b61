import TerminalEmulation

/// The screens that a terminal showed, one after the other.
struct Recording: Hashable, Sendable {
    /// A screen, and how long it was visible.
    struct Frame: Hashable, Sendable {
        var screen: Screen
        /// The position of the cursor; nil if it is hidden.
        var cursor: Position?
        /// Words below the screen: what the user just did.
        var caption: String
        var duration: Duration
    }

    private(set) var frames: [Frame] = []

    /// Adds a terminal's screen; a screen equal to the last frame only extends that frame.
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

    /// The duration of all frames together.
    var duration: Duration { frames.reduce(.zero) { $0 + $1.duration } }
}
