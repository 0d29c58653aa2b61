import ChildProcesses
import Measurements

/// The listing of this machine, against `cat` on the same copyright files.
struct HostBenchmark {
    let program: String
    /// This program's own path.
    let benchmarks: String
    let pairs: Int

    /// What `Benchmarks --paths PROGRAM` does: prints the copyright files that the listing names.
    ///
    /// It is a process of its own because holding a listing makes a program large, and the memory
    /// of children is never counted below their spawner's.
    static func printPaths(of program: String) throws {
        let listing = try Command(program, "list", "--format", "jsonl").run(.data)
        for path in copyrightPaths(inListing: listing.output) { print(path) }
    }

    func run() throws {
        let listing = try Command(benchmarks, "--paths", program).run(.data)
        let paths = listing.text.split(separator: "\n").map(String.init)
        guard listing.succeeded, !paths.isEmpty else {
            print("this machine: no listing, so nothing to compare")
            return
        }
        let result = try Command(program, "list", "--format", "json")
            .paired(with: Command(["cat"] + paths), times: pairs)
        let ratios = result.ratios
        let low = figure(ratios.quantile(0.25) ?? 0, digits: 2)
        let high = figure(ratios.quantile(0.75) ?? 0, digits: 2)
        let speed = figure(Double(paths.count) / result.subject.wall * 1000)
        print(
            """
            this machine: \(paths.count) packages with a copyright file, \(pairs) pairs, medians
              list --format json  \(result.subject.account)
              cat of the files    \(result.reference.account)
              ratios              half of the pairs: \(low) to \(high)
              speed               \(speed) packages a second
            """)
        print("  \(Goal("ratio to cat", ratios.median ?? 0, atMost: 1.5))")
        print("  \(Goal("peak memory", result.subject.peakMegabytes, atMost: 100, unit: "MB"))")
    }
}
