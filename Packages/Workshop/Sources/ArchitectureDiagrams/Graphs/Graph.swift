/// Who needs whom: names, and an arrow from each to those that it needs.
struct Graph: Hashable, Sendable {
    /// In the order of their bytes.
    private(set) var nodes: [String] = []
    private var targets: [String: Set<String>] = [:]

    init(_ arrows: [String: Set<String>]) {
        for (node, others) in arrows {
            for other in others where other != node { targets[node, default: []].insert(other) }
        }
        nodes = Set(arrows.keys).union(arrows.values.joined()).sorted()
    }

    /// What a node needs, in the order of the names.
    func targets(of node: String) -> [String] { targets[node, default: []].sorted() }

    var arrows: [Arrow] {
        nodes.flatMap { node in targets(of: node).map { Arrow(from: node, to: $0) } }
    }

    /// Everything that can be reached from a node, itself only on a circle.
    func reach(of node: String) -> Set<String> {
        var reached: Set<String> = []
        var open = targets(of: node)
        while let next = open.popLast() {
            if reached.insert(next).inserted { open += targets(of: next) }
        }
        return reached
    }

    /// These nodes, everything that they need, and the arrows between.
    func part(neededBy roots: [String]) -> Graph {
        var arrows: [String: Set<String>] = [:]
        for root in roots {
            for node in reach(of: root).union([root]) { arrows[node] = Set(targets(of: node)) }
        }
        return Graph(arrows)
    }

    /// The graph without the arrows that others imply: A to C, where A needs B and B needs C.
    var reduced: Graph {
        var arrows: [String: Set<String>] = [:]
        for node in nodes {
            let direct = targets(of: node)
            arrows[node] = Set(
                direct.filter { target in
                    !direct.contains { $0 != target && reach(of: $0).contains(target) }
                })
        }
        return Graph(arrows)
    }

    /// How many arrows the longest way from a node has, 0 where it needs none; nil where the graph
    /// has a circle.
    var heights: [String: Int]? {
        var heights: [String: Int] = [:]
        var open = nodes
        while !open.isEmpty {
            let known = heights
            for node in open {
                let below = targets(of: node).map { known[$0] }
                guard !below.contains(nil) else { continue }
                heights[node] = below.compactMap(\.self).map { $0 + 1 }.max() ?? 0
            }
            let left = open.filter { heights[$0] == nil }
            if left.count == open.count { return nil }
            open = left
        }
        return heights
    }
}

/// One needs the other.
struct Arrow: Hashable, Sendable {
    let from: String
    let to: String
}
