import ChildProcesses

/// All tests of all packages compile without warnings and pass, once, through the umbrella; those
/// of ``UITestsCheck`` compile here, and run there.
///
/// The compiler warns of a file when it compiles it, so that warnings are found in a fresh clone or
/// a changed file; making them errors here would compile everything twice for whoever also says
/// `swift test`.
struct TestsCheck: Check {
    let name = "tests"
    let reason = "they say what the program does"
    let remedy = "swift test"

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            let build = try workspace.run(
                "swift", "build", "--build-tests", "--package-path", workspace.root)
            guard build.succeeded, build.warnings.isEmpty else { return .failed(build.problems) }
            let outcome = try workspace.run(
                "swift", "test", "--skip-build", "--package-path", workspace.root,
                "--skip", UITestsCheck.target, output: .inherited)
            let seconds = (build.wall + outcome.wall).components.seconds
            return outcome.succeeded
                ? .passed("\(seconds) s")
                : .failed(["swift test ended with status \(outcome.status)"])
        }
    }
}
