import ChildProcesses
import Measurements

/// The listing of this machine by a debug build, which is what people run first.
struct DebugBenchmark {
    /// A debug build of the program.
    let program: String
    let runs: Int

    func run() throws {
        let result = try Runs(of: Command(program, "list", "--format", "json"), times: runs)
        print(
            """
            debug build on this machine, \(runs) runs, medians
              list --format json  \(result.account)
            """)
        print("  \(Goal("listing", result.wall / 1000, atMost: 2, unit: "s"))")
    }
}
