import ChildProcesses

/// Every package in the umbrella's graph is a folder of this checkout, and every package of this
/// checkout is in the graph.
struct ThirdPartyCheck: Check {
    let name = "no third-party package"
    let reason = "the workspace builds from its own files and the toolchain alone"
    let remedy = "swift package show-dependencies"

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            guard let tree = try workspace.dependencyTree(of: "") else {
                return .failed(["swift package show-dependencies gave no tree"])
            }
            let own = Set(workspace.packages.map { "\(workspace.root)/\($0)" })
            let packages = tree.closure
            let strange = Set(packages.keys).subtracting(own).sorted()
            let absent = own.subtracting(packages.keys).sorted()
            return Verdict(
                breaches: strange.map { "not of this checkout: \($0)" }
                    + absent.map { "not in the umbrella: \($0)" },
                looked: "\(packages.count) packages, all of this checkout")
        }
    }
}
