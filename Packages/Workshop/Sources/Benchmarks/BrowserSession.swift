import Foundation
import PseudoTerminals
import TerminalEmulation

/// A browser on a terminal of its own, with the times of its keys.
///
/// A frame is complete when its last byte was read and shown.
struct BrowserSession {
    static let columns = 120
    static let rows = 40

    /// From the start to the frame in which a package is selected.
    let start: Duration
    private let program: TerminalProgram

    /// Starts the browser of the license tool on a system.
    init(_ program: String, root: String) throws(TerminalProgramError) {
        try self.init([program, "browse", "--root", root])
    }

    /// Starts a browser and waits for the frame in which a package is selected.
    ///
    /// - Parameter words: its command line. The environment names no folder for saved state.
    init(_ words: [String]) throws(TerminalProgramError) {
        let started = ContinuousClock.now
        program = try TerminalProgram(words, columns: Self.columns, rows: Self.rows)
        try program.wait(for: "the list", atMost: .seconds(60)) { emulator in
            emulator.screen.lines.contains { $0.hasPrefix("▸") }
        }
        start = started.duration(to: .now)
    }

    /// The processor time of all its threads so far, in milliseconds; nil on systems other than
    /// Linux.
    var processor: Double? {
        #if os(Linux)
            var clock = clockid_t()
            var time = timespec()
            guard clock_getcpuclockid(program.processIdentifier, &clock) == 0,
                clock_gettime(clock, &time) == 0
            else { return nil }
            return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
        #else
            return nil
        #endif
    }

    /// The largest resident set so far, in millions of bytes; nil on systems other than Linux.
    var peakMemory: Double? {
        let status = try? String(
            contentsOfFile: "/proc/\(program.processIdentifier)/status", encoding: .utf8)
        let kibibytes = status?.firstMatch(of: /VmHWM:\s*(\d+)/).flatMap { Double($0.1) }
        return kibibytes.map { $0 * 1024 / 1e6 }
    }

    /// Types this many keys, each when the output of the previous one has ended.
    ///
    /// - Returns: for each key the milliseconds until the end of its last frame, and how many bytes
    ///   were shown.
    func type(_ count: Int) throws(TerminalProgramError) -> [(milliseconds: Double, bytes: Double)]
    {
        var all: [(milliseconds: Double, bytes: Double)] = []
        for number in 0..<count {
            let key = Self.keys[number % Self.keys.count]
            let (frame, shown) = (program.emulator.frames, program.bytesShown)
            let pressed = ContinuousClock.now
            try program.press(key)
            try program.wait(for: "a frame for \(key)") { $0.frames > frame }
            let ended = program.settle(for: .milliseconds(5))
            all.append(
                (pressed.duration(to: ended).milliseconds, Double(program.bytesShown - shown)))
        }
        return all
    }

    /// Movements of every length, and a filter that is typed and deleted; each key changes the
    /// screen, so that each has a frame.
    private static let keys: [TerminalKey] =
        Array(repeating: .down, count: 8) + Array(repeating: .pageDown, count: 2)
        + ["G", .up, .up, .pageUp, "g", .down]
        + ["/", "l", "i", "b", .backspace, .backspace, .backspace, .enter]
}

extension Duration {
    var milliseconds: Double { self / .milliseconds(1) }
}
