import ChildProcesses
import Foundation
import Measurements

/// Whole commands, measured by hyperfine. Commands that are compared are measured in one run of it.
struct CommandBenchmarks {
    let program: String
    /// A debug build of the program, which people run first.
    let debug: String
    /// Made in a folder, like lists, and removed again.
    let systems: SampleSystems
    let isSmoke: Bool

    private var hyperfine: Hyperfine { Hyperfine(folder: systems.folder) }

    func run() throws {
        try measureMachine()
        try measureDebugBuild()
        try measureGrowth()
    }

    /// Measures the listing of this machine, the exports compared with the plain listing, and the
    /// cost of a one-line file beyond the start of the program, which shows tables that are built
    /// too early.
    private func measureMachine() throws {
        let line = "\(systems.folder)/one-line"
        defer { try? FileManager.default.removeItem(atPath: line) }
        try "License: Expat\n".write(toFile: line, atomically: true, encoding: .utf8)
        let listed = try Command(
            "sh", "-c", #""$1" list --format jsonl | wc -l"#, "sh", program
        ).run()
        guard let count = Double(listed.text), count > 0 else {
            return print("this machine: no listing, so nothing to measure")
        }
        let (json, table) = ("\(program) list --format json", "\(program) list")
        let exports = ["spdx", "spdx3", "cyclonedx"].map { "\(program) export \($0)" }
        let (identify, start) = ("\(program) identify \(line)", "\(program) --version")
        let times = try hyperfine.times(
            of: [json, table] + exports + [identify, start], runs: isSmoke ? 3 : 25)
        print("this machine, \(figure(count)) packages, medians")
        for time in times.results { print("  \(time)") }
        print("  speed: \(figure(count / (try times.median(of: json)))) packages a second")
        for export in exports {
            let name = export.split(separator: " ").suffix(2).joined(separator: " ")
            let ratio = try times.median(of: export) / times.median(of: table)
            print("  " + goal("\(name) to list", ratio, atMost: 10))
        }
        let cost = try (times.median(of: identify) - times.median(of: start)) * 1000
        print("  " + goal("identify over --version", cost, atMost: 3, unit: " ms"))
    }

    private func measureDebugBuild() throws {
        let listing = "\(debug) list --format json"
        let times = try hyperfine.times(of: [listing], runs: isSmoke ? 2 : 5)
        print("debug build on this machine")
        for time in times.results { print("  \(time)") }
        print("  " + goal("listing", try times.median(of: listing), atMost: 2, unit: " s"))
    }

    /// Measures the listing of made-up systems of growing size: the cost of a package should not
    /// grow.
    private func measureGrowth() throws {
        print("made-up systems, medians")
        let (small, large) = isSmoke ? (100, 1000) : (1000, 8000)
        let memoryLimits = [1000: 45.0, 8000: 200]
        for size in [small, large] { try systems.make(size) }
        defer { for size in [small, large] { systems.remove(size) } }
        let times = try hyperfine.times(
            of: [listing(of: small), listing(of: large)], runs: isSmoke ? 3 : 11)
        for (size, time) in zip([small, large], times.results) {
            print("  \(time), \(figure(time.median / Double(size) * 1e6, digits: 1)) µs a package")
            let words = time.command.split(separator: " ").map(String.init)
            let memory = try Double(Command(words).run(.counted(upTo: .max)).peakMemory) / 1e6
            let limit = memoryLimits[size] ?? 200
            print("  " + goal("peak memory of \(size)", memory, atMost: limit, unit: " MB"))
        }
        let growth = try times.median(of: listing(of: large)) / times.median(of: listing(of: small))
        let ratio = growth * Double(small) / Double(large)
        print("  " + goal("a package of \(large) to one of \(small)", ratio, atMost: 1.2))
    }

    private func listing(of size: Int) -> String {
        "\(program) --root \(systems.root(size)) list --format json"
    }
}
