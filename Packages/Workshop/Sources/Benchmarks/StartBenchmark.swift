import ChildProcesses
import Measurements
import SampleRoots

/// What a file of one line costs beyond the start of the program: tables that are built before
/// anybody asks show here.
struct StartBenchmark {
    let program: String
    let folder: String
    let pairs: Int

    func run() throws {
        let name = "one-line"
        try Folder(folder).write(Array("License: Expat\n".utf8), as: name)
        let path = "\(folder)/\(name)"
        defer { _ = try? Command("rm", "-f", path).run() }
        let result = try Command(program, "identify", path)
            .paired(with: Command(program, "--version"), times: pairs)
        let cost = result.differences.median ?? 0
        print(
            """
            start, \(pairs) pairs, medians
              identify of a line  \(result.subject.account)
              --version           \(result.reference.account)
            """)
        print("  \(Goal("identify over --version", cost, atMost: 3, unit: "ms"))")
    }
}
