import ChildProcesses

/// Every Swift file is written as `.swift-format` says.
struct FormatCheck: Check {
    let name = "format"
    let reason = "one way of writing, so that a change shows what it changes"
    let remedy = "make format"

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            let files = workspace.swiftFiles()
            let outcome = try workspace.run(
                [
                    "swift", "format", "lint", "--strict", "--parallel",
                    "--configuration", "\(workspace.root)/.swift-format",
                ] + files.map { "\(workspace.root)/\($0)" })
            return outcome.succeeded
                ? .passed(files.count.counted("file"))
                : .failed(outcome.problems)
        }
    }
}
