import ChildProcesses

/// A package compiles alone, without warnings, from what its manifest declares.
///
/// Each has its own scratch folder: in a shared one the compiler finds modules that another build
/// has left there, and an arrow in the wrong direction compiles.
struct PackageAloneCheck: Check {
    let package: String

    var name: String { "\(package) compiles alone" }
    let reason = "a layer needs the layers below it, and no other"
    var remedy: String { (["swift", "build"] + options(below: "")).joined(separator: " ") }

    private func options(below root: String) -> [String] {
        let name = package.split(separator: "/").last ?? ""
        return [
            "--package-path", root + package, "--scratch-path", root + ".build/alone/\(name)",
            "--explicit-target-dependency-import-check", "error",
            "-Xswiftc", "-warnings-as-errors",
        ]
    }

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            let options = options(below: workspace.root + "/")
            let outcome = try workspace.run(["swift", "build"] + options)
            return outcome.succeeded
                ? .passed("\(outcome.wall.components.seconds) s")
                : .failed(outcome.problems)
        }
    }
}
