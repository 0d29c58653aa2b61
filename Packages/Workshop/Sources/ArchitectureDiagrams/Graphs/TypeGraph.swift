import SwiftSources

/// Which of some types conforms to which, and which one names which.
struct TypeGraph: Hashable, Sendable {
    /// Arrows that others imply are left out, but for conformances.
    let graph: Graph
    private let conformances: Set<Arrow>
    /// The types that no file declares.
    let missing: [String]

    /// - Parameters:
    ///   - names: the types that count.
    ///   - files: the texts of files by their paths; tests are not looked at.
    init(of names: [String], in files: [String: String]) {
        var uses: [String: Set<String>] = [:]
        var conformances: Set<Arrow> = []
        var declared: Set<String> = []
        for (path, text) in files
        where path.hasSuffix(".swift") && path.contains("/Sources/") {
            for declaration in TypeDeclaration.all(in: text) where names.contains(declaration.name)
            {
                if !declaration.isExtension { declared.insert(declaration.name) }
                uses[declaration.name, default: []].formUnion(declaration.words)
                for other in declaration.inherited where names.contains(other) {
                    conformances.insert(Arrow(from: declaration.name, to: other))
                }
            }
        }
        let all = Graph(uses.mapValues { $0.intersection(names) })
        let kept = Set(all.reduced.arrows).union(conformances)
        var arrows: [String: Set<String>] = [:]
        for name in names { arrows[name] = [] }
        for arrow in kept { arrows[arrow.from, default: []].insert(arrow.to) }
        graph = Graph(arrows)
        self.conformances = conformances
        missing = names.filter { !declared.contains($0) }
    }

    /// Whether an arrow says that a type conforms to a protocol, or a protocol inherits another.
    func isConformance(_ arrow: Arrow) -> Bool { conformances.contains(arrow) }
}
