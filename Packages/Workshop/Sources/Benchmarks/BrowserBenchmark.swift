import ChildProcesses
import Measurements
import PseudoTerminals
import TerminalEmulation

/// The browser of the release build, measured from outside: keys are typed into a pseudo-terminal,
/// and a frame is there when its last byte was read and shown.
struct BrowserBenchmark {
    let program: String
    /// Makes the systems.
    let roots: CommandBenchmarks
    let sizes: [Int]
    /// How often the browser is started.
    let runs: Int
    /// How many keys are typed on the largest system.
    let keys: Int

    func run() throws {
        print("browser, on a terminal of \(Self.columns) columns and \(Self.rows) rows")
        for size in sizes {
            try roots.makeRoot(size)
            defer { roots.removeRoot(size) }
            try measureStart(root: roots.root(size), size: size)
            try measureKeys(root: roots.root(size), size: size)
        }
    }

    private static let columns = 120
    private static let rows = 40

    /// The first frame with packages, and the scan alone: a listing of which no row is left, as a
    /// whole process.
    private func measureStart(root: String, size: Int) throws {
        var frames: [Double] = []
        var scans: [Double] = []
        for _ in 0...runs {
            let started = ContinuousClock.now
            let browser = try browse(root)
            try browser.waitForPackages()
            frames.append(started.duration(to: .now).milliseconds)
            let scan = try Command(program, "--root", root, "list", "--license", "none-of-them")
                .run(.counted(upTo: .max))
            scans.append(scan.wall.milliseconds)
        }
        // The first pair has filled the caches.
        let pairs = zip(frames, scans).dropFirst()
        let difference = pairs.map { $0 - $1 }.median ?? 0
        let (frame, scan) = (pairs.map(\.0).median ?? 0, pairs.map(\.1).median ?? 0)
        print("  \(size) packages, \(runs) starts, medians")
        print(
            "    first list: \(figure(frame, digits: 1)) ms, the scan alone: "
                + "\(figure(scan, digits: 1)) ms")
        print("    " + goal("first list after the scan", difference, atMost: 20, unit: " ms"))
    }

    private func measureKeys(root: String, size: Int) throws {
        let browser = try browse(root)
        try browser.waitForPackages()
        var times: [Double] = []
        var bytes: [Double] = []
        for number in 0..<keys {
            let key = Self.keys[number % Self.keys.count]
            let (frame, shown) = (browser.emulator.frames, browser.bytesShown)
            let pressed = ContinuousClock.now
            try browser.press(key)
            try browser.wait(for: "a frame for \(key)") { $0.frames > frame }
            times.append(pressed.duration(to: .now).milliseconds)
            bytes.append(Double(browser.bytesShown - shown))
        }
        print("  \(size) packages, \(keys) keys, from the key to the end of its frame")
        print(
            "    \(figure(times.quantile(0.5), digits: 2)) ms (median), "
                + "\(figure(times.quantile(1), digits: 2)) ms at most")
        print(
            "    \(figure(bytes.quantile(0.5))) bytes (median), "
                + "\(figure(bytes.quantile(0.95))) (95th percentile), "
                + "\(figure(bytes.quantile(1))) at most")
        let slow = times.quantile(0.95)
        print("    " + goal("key to frame, 95th percentile", slow, atMost: 5, unit: " ms"))
    }

    private func browse(_ root: String) throws -> TerminalProgram {
        try TerminalProgram(
            [program, "--root", root, "browse"], columns: Self.columns, rows: Self.rows)
    }

    /// Movements of every length, and a filter that is typed and taken back; each key changes what
    /// is shown, so that each has a frame.
    private static let keys: [TerminalKey] =
        Array(repeating: .down, count: 8) + Array(repeating: .pageDown, count: 2)
        + ["G", .up, .up, .pageUp, "g", .down]
        + ["/", "l", "i", "b", .backspace, .backspace, .backspace, .enter]
}

extension TerminalProgram {
    /// Waits for the frame in which a package is selected.
    fileprivate func waitForPackages() throws(TerminalProgramError) {
        try wait(for: "the list", atMost: .seconds(60)) { emulator in
            emulator.screen.lines.contains { $0.hasPrefix("▸") }
        }
    }
}

extension Duration {
    fileprivate var milliseconds: Double { self / .milliseconds(1) }
}
