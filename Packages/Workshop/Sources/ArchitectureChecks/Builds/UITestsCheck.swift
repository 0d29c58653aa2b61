import ChildProcesses
import PseudoTerminals

/// The built programs do in a terminal what their users expect: the tests that drive them through a
/// pseudo-terminal.
///
/// They run by themselves, because they wait for processes, and would hold up the other tests.
struct UITestsCheck: Check {
    let name = "UI tests"
    let reason = "what passes in parts may still leave a terminal without echo"
    let remedy = "make ui-tests"

    static let target = "BrowserUITests"

    func verdict(on workspace: Workspace) -> Verdict {
        guard TerminalProgram.canRun else {
            return .skipped("the system gives no pseudo-terminal")
        }
        return workspace.judged { () throws(CommandError) in
            let outcome = try workspace.run(
                "swift", "test", "--package-path", workspace.root, "--filter", Self.target)
            return Self.verdict(on: outcome)
        }
    }

    /// Tests that were not found pass in silence, so that their number has to be there.
    static func verdict(on outcome: Outcome) -> Verdict {
        let lines = outcome.text.split(separator: "\n")
        let account = lines.last { $0.contains("Test run with ") } ?? ""
        let words = account.split(separator: " ").drop { $0 != "with" }.dropFirst()
        let count = words.first.flatMap { Int($0) } ?? 0
        guard outcome.succeeded, count > 0 else {
            let failures = lines.filter { $0.contains("recorded an issue") }.map(String.init)
            return .failed(failures.isEmpty ? outcome.problems : failures)
        }
        return .passed("\(count.counted("test")), \(outcome.wall.components.seconds) s")
    }
}
