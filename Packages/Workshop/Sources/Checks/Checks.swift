import ArchitectureChecks
import Foundation

/// `Checks [--all] [WORD…]`: holds the checkout in the current folder to its rules.
///
/// `--all` adds the slow proofs; with words, only checks and proofs whose name holds one of them
/// run.
@main
struct Checks {
    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            print("Checks: \(error)")
            exit(1)
        }
    }

    private static func run(_ arguments: [String]) throws {
        let words = arguments.filter { $0 != "--all" }
        let workspace = try Workspace(reading: FileManager.default.currentDirectoryPath)
        let wantsProofs = arguments.contains("--all") || !words.isEmpty
        let checks = (workspace.checks + (wantsProofs ? workspace.proofs : [])).filter { check in
            words.isEmpty || words.contains { check.name.contains($0) }
        }
        let run = CheckRun(
            of: checks,
            on: workspace,
            requiresAll: ProcessInfo.processInfo.environment["REQUIRE_ALL"] == "1"
        ) { line in
            print(line)
            fflush(nil)
        }
        print(run.summary)
        exit(run.failed == 0 && run.passed > 0 ? 0 : 1)
    }
}
