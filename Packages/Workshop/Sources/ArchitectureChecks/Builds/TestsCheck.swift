import ChildProcesses

/// All tests of all packages pass, run once through the umbrella.
struct TestsCheck: Check {
    let name = "tests"
    let reason = "they say what the program does"
    let remedy = "swift test"

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            let outcome = try workspace.run(
                "swift", "test", "--package-path", workspace.root, output: .inherited)
            return outcome.succeeded
                ? .passed("\(outcome.wall.components.seconds) s")
                : .failed(["swift test ended with status \(outcome.status)"])
        }
    }
}
