import ChildProcesses

/// ProductionApp builds for release, where the optimiser finds warnings of its own.
struct ReleaseBuildCheck: Check {
    let name = "release build"
    let reason = "what people install is not what the other checks build"
    let remedy = "swift build -c release --product ProductionApp"

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            let outcome = try workspace.run(
                "swift", "build", "-c", "release", "--product", "ProductionApp",
                "--package-path", workspace.root)
            return outcome.succeeded
                ? .passed("\(outcome.wall.components.seconds) s")
                : .failed(outcome.problems)
        }
    }
}

extension Workspace {
    /// The program that ``ReleaseBuildCheck`` has built.
    var releasedProgram: String { scratch("release/ProductionApp") }
}
