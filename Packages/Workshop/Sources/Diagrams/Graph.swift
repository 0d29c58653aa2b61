/// A graph of dependencies: names, and an arrow from each to those that it needs.
struct Graph: Hashable, Sendable {
    /// The names in the order of their bytes.
    let nodes: [String]
    /// The arrows from a type to a protocol that it conforms to, or from a protocol to one it
    /// inherits.
    let conformances: Set<Arrow>
    private let targets: [String: Set<String>]

    /// - Parameter targets: what each node needs; a node that needs itself has no arrow.
    init(_ targets: [String: Set<String>], conformances: Set<Arrow> = []) {
        var targets = targets
        for node in targets.keys { targets[node]?.remove(node) }
        self.targets = targets
        self.conformances = conformances
        nodes = Set(targets.keys).union(targets.values.joined()).sorted()
    }

    /// The nodes that a node needs, in the order of the names.
    func targets(of node: String) -> [String] { targets[node, default: []].sorted() }

    /// The arrows in the order of the names.
    var arrows: [Arrow] {
        nodes.flatMap { node in targets(of: node).map { Arrow(from: node, to: $0) } }
    }

    /// The class that an arrow has in pictures.
    func kind(of arrow: Arrow) -> String { conformances.contains(arrow) ? "conforms" : "uses" }

    /// Everything that can be reached from a node; itself only on a cycle.
    private func reach(of node: String) -> Set<String> {
        var reached: Set<String> = []
        var open = targets(of: node)
        while let next = open.popLast() {
            if reached.insert(next).inserted { open += targets(of: next) }
        }
        return reached
    }

    /// These nodes, everything that they need, and the arrows between them.
    func part(neededBy roots: Set<String>) -> Graph {
        let needed = roots.reduce(into: roots) { $0.formUnion(reach(of: $1)) }
        return Graph(
            Dictionary(uniqueKeysWithValues: needed.map { ($0, Set(targets(of: $0))) }))
    }

    /// The graph without the arrows that others imply (A to C, if A needs B and B needs C), unless
    /// they are conformances.
    var reduced: Graph {
        var kept: [String: Set<String>] = [:]
        for node in nodes {
            let direct = targets(of: node)
            kept[node] = Set(
                direct.filter { target in
                    conformances.contains(Arrow(from: node, to: target))
                        || !direct.contains { $0 != target && reach(of: $0).contains(target) }
                })
        }
        return Graph(kept, conformances: conformances)
    }

    /// The arrows in words, a sentence for each node that needs another.
    var sentences: String {
        nodes.compactMap { node in
            let targets = targets(of: node)
            return targets.isEmpty ? nil : "\(node) needs \(targets.joined(separator: " and "))."
        }.joined(separator: " ")
    }
}

/// One node needs another.
struct Arrow: Hashable, Sendable {
    let from: String
    let to: String

    /// The arrow's id in pictures.
    var id: String { "\(from)-\(to)" }
}
