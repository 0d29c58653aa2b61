import ChildProcesses

/// A package compiles alone, without warnings, from what its manifest declares.
///
/// Each has its own scratch folder: in a shared one the compiler finds modules that another build
/// has left there, and an arrow in the wrong direction compiles.
struct PackageAloneCheck: Check {
    let package: String

    var name: String { "\(package) compiles alone" }
    let reason = "a layer needs the layers below it, and no other"
    var remedy: String {
        "swift build --package-path \(package) --scratch-path .build/alone/\(folder)"
    }

    private var folder: Substring { package.split(separator: "/").last ?? "" }

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            let outcome = try workspace.run(
                "swift", "build",
                "--package-path", "\(workspace.root)/\(package)",
                "--scratch-path", workspace.scratch("alone/\(folder)"),
                "--explicit-target-dependency-import-check", "error",
                "-Xswiftc", "-warnings-as-errors")
            return outcome.succeeded
                ? .passed("\(outcome.wall.components.seconds) s")
                : .failed(outcome.problems)
        }
    }
}
