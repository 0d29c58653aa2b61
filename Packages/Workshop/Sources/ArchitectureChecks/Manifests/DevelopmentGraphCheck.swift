import ChildProcesses

/// DevelopmentApp's package graph holds the clean layers and nothing else.
struct DevelopmentGraphCheck: Check {
    let name = "DevelopmentApp's packages"
    let reason = "what is not in the graph can't be compiled, linked or imported by accident"
    let remedy = "swift package --package-path DevelopmentApp show-dependencies"

    static let layers = ["DomainLayer", "PresentationLayer", "TerminalUI"]

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            guard let tree = try workspace.dependencyTree(of: "DevelopmentApp") else {
                return .failed(["swift package show-dependencies gave no tree"])
            }
            let packages = Set(tree.closure.values)
            let strange = packages.subtracting(Self.layers).sorted()
            let absent = Set(Self.layers).subtracting(packages).sorted()
            return Verdict(
                breaches: strange.map { "unexpected: \($0)" } + absent.map { "missing: \($0)" },
                looked: Self.layers.joined(separator: ", "))
        }
    }
}
