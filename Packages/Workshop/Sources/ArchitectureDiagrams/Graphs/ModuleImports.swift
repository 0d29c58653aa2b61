import SwiftSources

/// The modules of a workspace, the packages that build them, and who imports whom.
///
/// What an import says is what the compiler follows; that a manifest declares it, the build of each
/// package alone shows.
struct ModuleImports: Hashable, Sendable {
    /// The package's name by the module's.
    private(set) var packages: [String: String] = [:]
    /// Between modules of the workspace alone.
    let graph: Graph

    /// - Parameters:
    ///   - files: the texts of the workspace's files by their paths.
    ///   - packages: the names of the packages that count.
    init(of files: [String: String], in packages: Set<String>) {
        var imports: [String: Set<String>] = [:]
        for (path, text) in files where path.hasSuffix(".swift") || path.hasSuffix(".h") {
            guard let (package, module) = Self.place(of: path), packages.contains(package) else {
                continue
            }
            self.packages[module] = package
            imports[module, default: []].formUnion(ImportStatement.all(in: text).map(\.module))
        }
        let known = Set(imports.keys)
        graph = Graph(imports.mapValues { $0.intersection(known) })
    }

    /// Who needs whom, by packages.
    var packageGraph: Graph {
        var arrows: [String: Set<String>] = [:]
        for package in packages.values { arrows[package] = [] }
        for arrow in graph.arrows {
            guard let from = packages[arrow.from], let to = packages[arrow.to] else { continue }
            arrows[from, default: []].insert(to)
        }
        return Graph(arrows)
    }

    /// The package and module of `Packages/P/Sources/M/…` or `P/Sources/M/…`.
    private static func place(of path: String) -> (package: String, module: String)? {
        var parts = path.split(separator: "/")[...]
        if parts.first == "Packages" { parts.removeFirst() }
        guard parts.count > 3, parts[parts.startIndex + 1] == "Sources" else { return nil }
        return (String(parts[parts.startIndex]), String(parts[parts.startIndex + 2]))
    }
}
