import ChildProcesses
import Measurements

/// The listing of this machine, against `cat` on the same copyright files.
struct HostBenchmark {
    let program: String
    let pairs: Int

    func run() throws {
        let listing = try Command(program, "list", "--format", "jsonl").run(.data)
        let packages = listing.output.count { $0 == 0x0A }
        let paths = copyrightPaths(inListing: listing.output)
        guard listing.succeeded, !paths.isEmpty else {
            print("this machine: no listing (status \(listing.status)), so nothing to compare")
            return
        }
        let result = try Command(program, "list", "--format", "json")
            .paired(with: Command(["cat"] + paths), times: pairs)
        let ratios = result.ratios
        let ratio = figure(ratios.median ?? 0, digits: 2)
        let low = figure(ratios.quantile(0.25) ?? 0, digits: 2)
        let high = figure(ratios.quantile(0.75) ?? 0, digits: 2)
        let speed = figure(Double(packages) / result.subject.wall * 1000)
        print(
            """
            this machine: \(packages) packages, \(paths.count) copyright files, \(pairs) pairs, \
            medians
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
