import ArchitectureChecks
import Foundation

/// `Checks [--all] [WORD…]`: checks the rules of the checkout in the current folder.
///
/// `--all` adds the slow proofs; with words, only checks and proofs whose names contain one of them
/// run. `Checks --renew-outputs` rewrites the outputs that documents show instead, and
/// `Checks --programs` prints the commands that install what all of them need.
@main
struct Checks {
    static func main() {
        do {
            let workspace = try Workspace(reading: FileManager.default.currentDirectoryPath)
            let arguments = Array(CommandLine.arguments.dropFirst())
            if arguments == ["--help"] {
                print(usage(workspace))
            } else if arguments == ["--renew-outputs"] {
                for (path, text) in try workspace.renewedDocuments() {
                    try text.write(toFile: path, atomically: true, encoding: .utf8)
                    print(path)
                }
            } else if arguments == ["--programs"] {
                print(workspace.installation)
            } else {
                hold(workspace, to: arguments)
            }
        } catch {
            print("Checks: \(error)")
            exit(1)
        }
    }

    private static func usage(_ workspace: Workspace) -> String {
        func names(_ checks: [any Check]) -> String {
            checks.map { "  \($0.name)" }.joined(separator: "\n")
        }
        return """
            usage: Checks [--all] [WORD…]    run all checks, or those whose names contain a word
                   Checks --renew-outputs    rewrite the outputs that documents show
                   Checks --programs         print the commands that install what proofs need
            checks:
            \(names(workspace.checks))
            proofs, which run with --all or by name:
            \(names(workspace.proofs))
            """
    }

    private static func hold(_ workspace: Workspace, to arguments: [String]) {
        let words = arguments.filter { $0 != "--all" }
        let wantsProofs = arguments.contains("--all") || !words.isEmpty
        let checks = (workspace.checks + (wantsProofs ? workspace.proofs : [])).filter { check in
            words.isEmpty || words.contains { check.name.contains($0) }
        }
        if checks.isEmpty {
            print("Checks: no check's name contains one of these words; see Checks --help")
            exit(2)
        }
        let run = CheckRun(
            of: checks, on: workspace,
            requiresAll: ProcessInfo.processInfo.environment["REQUIRE_ALL"] == "1"
        ) { line in
            print(line)
            fflush(nil)
        }
        print(run.summary)
        exit(run.failed == 0 && run.passed > 0 ? 0 : 1)
    }
}
