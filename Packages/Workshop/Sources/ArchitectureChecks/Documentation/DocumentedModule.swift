import SwiftSources

/// A module whose public declarations are documented, with the articles beside its sources.
struct DocumentedModule: Hashable {
    let name: String
    /// Its package, such as `Packages/DomainLayer`.
    let package: String
    /// The folder of its articles, below the root; nil where it has none.
    let catalog: String?
    /// All modules that it imports.
    let imports: Set<String>

    /// The modules of all packages but for programs, each behind those that it imports, whose
    /// documentation it may link to.
    static func all(in workspace: Workspace) -> [DocumentedModule] {
        var waiting = workspace.packages.flatMap { package in
            workspace.folders(in: package + "/Sources").compactMap {
                DocumentedModule(named: $0, in: package, of: workspace)
            }
        }
        let names = Set(waiting.map(\.name))
        var modules: [DocumentedModule] = []
        var done: Set<String> = []
        while let next = waiting.firstIndex(where: { module in
            module.imports.allSatisfy { done.contains($0) || !names.contains($0) }
        }) {
            let module = waiting.remove(at: next)
            done.insert(module.name)
            modules.append(module)
        }
        return modules
    }

    /// - Returns: nil where the folder holds a program, or nothing in Swift.
    private init?(named name: String, in package: String, of workspace: Workspace) {
        let folder = "\(package)/Sources/\(name)"
        let texts = workspace.swiftFiles(below: folder).compactMap { workspace.files[$0] }
        guard !texts.isEmpty, !texts.contains(where: \.isProgram) else { return nil }
        let catalog = "\(folder)/\(name).docc"
        self.name = name
        self.package = package
        self.catalog =
            workspace.paths.contains { $0.hasPrefix(catalog + "/") } ? catalog : nil
        imports = Set(texts.flatMap { ImportStatement.all(in: $0) }.map(\.module))
            .subtracting([name])
    }
}

extension String {
    /// Whether the source says where a program begins.
    fileprivate var isProgram: Bool {
        split(separator: "\n").contains { $0.drop { $0 == " " } == "@main" }
    }
}
