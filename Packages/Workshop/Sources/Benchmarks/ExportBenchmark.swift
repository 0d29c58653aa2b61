import ChildProcesses
import Measurements

/// The bills of materials of this machine, against the plain listing.
struct ExportBenchmark {
    let program: String
    let pairs: Int

    func run() throws {
        print("exports of this machine, \(pairs) pairs each, medians")
        for format in ["spdx", "spdx3", "cyclonedx"] {
            let result = try Command(program, "export", format)
                .paired(with: Command(program, "list"), times: pairs)
            let name = "export \(format)"
            print("  \(name)  \(result.subject.account)")
            print("  \(Goal("\(name) to list", result.ratios.median ?? 0, atMost: 10))")
        }
    }
}
