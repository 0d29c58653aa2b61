import ChildProcesses
import Measurements

/// The browser of the release build, measured from outside: keys are typed into a pseudo-terminal.
struct BrowserBenchmark {
    let program: String
    let systems: SampleSystems
    let sizes: [Int]
    /// How often the browser starts.
    let runs: Int
    /// How many keys are typed on the largest system.
    let keys: Int

    func run() throws {
        print(
            "browser, on a terminal of \(BrowserSession.columns) columns and "
                + "\(BrowserSession.rows) rows")
        for size in sizes {
            try systems.make(size)
            defer { systems.remove(size) }
            try measureStart(root: systems.root(size), size: size)
            try measureKeys(root: systems.root(size), size: size)
        }
    }

    /// The first frame with packages, and the scan alone: a listing without rows, since made-up
    /// systems have nothing under Glide's license, as a whole process.
    private func measureStart(root: String, size: Int) throws {
        var frames: [Double] = []
        var scans: [Double] = []
        for _ in 0...runs {
            frames.append(try BrowserSession(program, root: root).start.milliseconds)
            let scan = try Command(program, "--root", root, "list", "--license", "Glide")
                .run(.counted(upTo: .max))
            guard scan.succeeded else { throw MeasurementError(description: "no listing") }
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
        let typed = try BrowserSession(program, root: root).type(keys)
        let (times, bytes) = (typed.map(\.milliseconds), typed.map(\.bytes))
        print("  \(size) packages, \(keys) keys, from the key to the end of its frames")
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
}
