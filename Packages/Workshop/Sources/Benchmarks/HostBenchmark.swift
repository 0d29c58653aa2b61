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
        let ratio = figure(ratios.median ?? 0, digits: 2)
        let low = figure(ratios.quantile(0.25) ?? 0, digits: 2)
        let high = figure(ratios.quantile(0.75) ?? 0, digits: 2)
        let speed = figure(Double(paths.count) / result.subject.wall * 1000)
        print(
            """
            this machine: \(paths.count) packages with a copyright file, \(pairs) pairs, medians
              list --format json  \(described(result.subject))
              cat of the files    \(described(result.reference))
              ratio               \(ratio) (half of the pairs: \(low) to \(high))
              speed               \(speed) packages a second
            """)
    }

    private func described(_ runs: Runs) -> String {
        "\(figure(runs.wall, digits: 1)) ms wall, \(figure(runs.processor, digits: 1)) ms processor, "
            + "\(figure(Double(runs.peakMemory) / 1e6, digits: 1)) MB at most"
    }
}
