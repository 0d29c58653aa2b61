import SwiftSources

/// What the sources of a workspace say about its architecture: which modules import which, and
/// which types need which.
///
/// The compiler follows imports; the build of each package alone shows that manifests declare them.
struct SourceGraphs: Sendable {
    /// The modules of the programs and everything that they import, except for the toolchain's.
    let modules: Graph
    /// The package of each module, by name.
    let packages: [String: String]
    private let files: [String: String]

    /// Groups of packages that don't belong to the programs.
    private static let outside = ["Packages/Comparison/", "Packages/Workshop/"]

    /// - Parameter files: the texts of the workspace's files by their paths; tests, the comparison
    ///   and the workshop are ignored.
    init(of files: [String: String]) {
        self.files = files.filter { path, _ in
            path.contains("/Sources/") && !Self.outside.contains { path.hasPrefix($0) }
                && (path.hasSuffix(".swift") || path.hasSuffix(".h"))
        }
        var imports: [String: Set<String>] = [:]
        var packages: [String: String] = [:]
        var programs: Set<String> = []
        for (path, text) in self.files {
            // Packages/P/Sources/M/… or P/Sources/M/…
            let folders = path.split(separator: "/").map(String.init)
            guard let sources = folders.firstIndex(of: "Sources"), sources + 2 < folders.count
            else { continue }
            let module = folders[sources + 1]
            packages[module] = folders[sources - 1]
            imports[module, default: []].formUnion(ImportStatement.all(in: text).map(\.module))
            if text.contains("\n@main\n") { programs.insert(module) }
        }
        let known = Set(imports.keys)
        self.packages = packages
        modules = Graph(imports.mapValues { $0.intersection(known) }).part(neededBy: programs)
    }

    /// Which packages need which.
    var packageGraph: Graph {
        var targets: [String: Set<String>] = [:]
        for module in modules.nodes {
            guard let package = packages[module] else { continue }
            targets[package, default: []].formUnion(
                modules.targets(of: module).compactMap { packages[$0] })
        }
        return Graph(targets)
    }

    /// Which of some types name which, or conform to which; types that no file declares are not
    /// among the nodes.
    func types(_ names: Set<String>) -> Graph {
        var targets: [String: Set<String>] = [:]
        var conformances: Set<Arrow> = []
        var declared: Set<String> = []
        for text in files.values {
            for declaration in TypeDeclaration.all(in: text) where names.contains(declaration.name)
            {
                if !declaration.isExtension { declared.insert(declaration.name) }
                targets[declaration.name, default: []]
                    .formUnion(declaration.words.intersection(names))
                conformances.formUnion(
                    declaration.inherited.map { Arrow(from: declaration.name, to: $0) })
            }
        }
        targets = targets.filter { declared.contains($0.key) }
        return Graph(
            targets.mapValues { $0.intersection(declared) }, conformances: conformances)
    }
}
