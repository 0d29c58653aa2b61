/// The main files of the two roots differ only in the container expression and its import.
struct TwoRootsCheck: Check {
    let name = "two roots, one difference"
    let reason = "mock or real is decided in one expression, or the layers above know about it"
    let remedy = "diff DevelopmentApp/Sources/DevelopmentApp ProductionApp/Sources/ProductionApp"

    func verdict(on workspace: Workspace) -> Verdict {
        let development = lines(of: "DevelopmentApp", in: workspace)
        let production = lines(of: "ProductionApp", in: workspace)
        guard !development.isEmpty, development.count == production.count else {
            return .failed([
                "DevelopmentApp has \(development.count) lines, ProductionApp \(production.count)"
            ])
        }
        let differences = zip(development, production).filter { $0 != $1 }
        let imports = differences.filter { isImport($0.0) && isImport($0.1) }
        let expressions = differences.filter {
            containerAside($0.0) != nil && containerAside($0.0) == containerAside($0.1)
        }
        guard differences.count == 2, imports.count == 1, expressions.count == 1 else {
            return .failed(differences.map { "\($0.0)  |  \($0.1)" })
        }
        return .passed("MockDIContainer() and DIContainer(), and the module of each")
    }

    /// The lines of a root's only file, without its own name.
    private func lines(of root: String, in workspace: Workspace) -> [String] {
        let files = workspace.swiftFiles(below: "\(root)/Sources")
        guard files.count == 1, let text = workspace.files[files[0]] else { return [] }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.split(separator: root, omittingEmptySubsequences: false).joined(separator: "App")
        }
    }

    private func isImport(_ line: String) -> Bool { line.hasPrefix("import ") }

    /// The line without its container's expression; nil if it has none.
    private func containerAside(_ line: String) -> String? {
        for container in ["MockDIContainer()", "DIContainer()"] where line.contains(container) {
            return line.split(separator: container, omittingEmptySubsequences: false)
                .joined(separator: "…")
        }
        return nil
    }
}
