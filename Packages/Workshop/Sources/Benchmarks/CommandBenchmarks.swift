import ChildProcesses
import Foundation
import Measurements

/// Whole commands, measured by hyperfine. What is compared was measured in one run of it.
struct CommandBenchmarks {
    let program: String
    /// A debug build of the program, which is what people run first.
    let debug: String
    /// Made, like lists, in a folder, and removed again.
    let systems: SampleSystems
    let isSmoke: Bool

    private var hyperfine: Hyperfine { Hyperfine(folder: systems.folder) }

    func run() throws {
        try measureMachine()
        try measureDebugBuild()
        try measureGrowth()
    }

    /// The listing of this machine against `cat` on the same copyright files, the exports against
    /// the plain listing, and what a file of one line costs beyond the start of the program: tables
    /// that are built before they are needed show there.
    private func measureMachine() throws {
        let paths = "\(systems.folder)/copyright-files"
        let line = "\(systems.folder)/one-line"
        defer { for path in [paths, line] { try? FileManager.default.removeItem(atPath: path) } }
        try "License: Expat\n".write(toFile: line, atomically: true, encoding: .utf8)
        let listed = try Command(
            "sh", "-c",
            """
            "$1" list --format jsonl | grep -o '"copyrightFile":"[^"]*' | cut -d'"' -f4 \
            | sort -u > "$2" && wc -l < "$2"
            """, "sh", program, paths
        ).run()
        guard let count = Double(listed.text), count > 0 else {
            return print("this machine: no listing, so nothing to compare")
        }
        let listing = "\(program) list --format json"
        let exports = ["spdx", "spdx3", "cyclonedx"].map { "\(program) export \($0)" }
        let times = try hyperfine.times(
            of: [listing, "xargs -a \(paths) cat", "\(program) list"] + exports
                + ["\(program) identify \(line)", "\(program) --version"], runs: isSmoke ? 3 : 25)
        print("this machine, \(figure(count)) copyright files, medians")
        for time in times { print("  \(time)") }
        print("  speed: \(figure(count / times[0].median)) packages a second")
        print("  " + goal("listing to cat", times[0].median / times[1].median, atMost: 1.5))
        for export in times[3...5] {
            let name = export.command.split(separator: " ").suffix(2).joined(separator: " ")
            print("  " + goal("\(name) to list", export.median / times[2].median, atMost: 10))
        }
        let cost = (times[6].median - times[7].median) * 1000
        print("  " + goal("identify over --version", cost, atMost: 3, unit: " ms"))
    }

    private func measureDebugBuild() throws {
        let time = try hyperfine.times(of: ["\(debug) list --format json"], runs: isSmoke ? 2 : 5)[
            0]
        print("debug build on this machine\n  \(time)")
        print("  " + goal("listing", time.median, atMost: 2, unit: " s"))
    }

    /// The listing of made-up systems of growing size: does a package cost the same in each?
    private func measureGrowth() throws {
        print("made-up systems, medians")
        let sizes = isSmoke ? [100, 1000] : [1000, 8000]
        let memoryLimits = [1000: 45.0, 8000: 200]
        for size in sizes { try systems.make(size) }
        defer { for size in sizes { systems.remove(size) } }
        let commands = sizes.map { "\(program) --root \(systems.root($0)) list --format json" }
        let times = try hyperfine.times(of: commands, runs: isSmoke ? 3 : 11)
        for (size, time) in zip(sizes, times) {
            print("  \(time), \(figure(time.median / Double(size) * 1e6, digits: 1)) µs a package")
            let words = time.command.split(separator: " ").map(String.init)
            let memory = try Double(Command(words).run(.counted(upTo: .max)).peakMemory) / 1e6
            let limit = memoryLimits[size] ?? 200
            print("  " + goal("peak memory of \(size)", memory, atMost: limit, unit: " MB"))
        }
        let growth = times[1].median / times[0].median * Double(sizes[0]) / Double(sizes[1])
        print(
            "  " + goal("a package of \(sizes[1]) to one of \(sizes[0])", growth, atMost: 1.2))
    }
}
