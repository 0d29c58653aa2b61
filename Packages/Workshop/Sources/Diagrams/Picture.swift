/// A picture of a graph, as SVG: each room is a group of the class `node`, whose id is the name,
/// and each arrow a path or group of the class `edge uses` or `edge conforms`, whose id is both
/// names with a hyphen between.
struct Picture: Sendable {
    /// The path of the picture's file in the workspace.
    let path: String
    private(set) var svg: String

    // Computed properties, because a regular expression can't be shared between threads.
    private static var node: Regex<(Substring, name: Substring, kind: Substring)> {
        /id="(?<name>\w+)" class="node(?<kind>[^"]*)"/
    }
    private static var edge: Regex<(Substring, id: Substring, kind: Substring)> {
        /id="(?<id>\w+-\w+)" class="edge (?<kind>\w+)"/
    }

    private static var labeledNode: Regex<(Substring, name: Substring, texts: Substring)> {
        /<g id="(?<name>\w+)" class="node[^"]*">(?<texts>.*?)<\/g>/.dotMatchesNewlines()
    }

    /// The rooms' names.
    var nodes: Set<String> { Set(svg.matches(of: Self.node).map { String($0.name) }) }

    /// The names of the rooms that have this class in addition to `node`.
    func nodes(ofClass kind: String) -> Set<String> {
        Set(svg.matches(of: Self.node).filter { $0.kind == " " + kind }.map { String($0.name) })
    }

    /// The rooms with a label that isn't their name, a line each.
    private var mislabeled: [String] {
        svg.matches(of: Self.labeledNode).compactMap { node in
            let label = node.texts.matches(of: /class="name"[^>]*>([^<]*)</).map(\.1).joined()
            return label.isEmpty || label == node.name ? nil : "labels \(node.name) as \(label)"
        }
    }

    /// How the picture differs from a graph, a line each; empty if it doesn't.
    func breaches(against graph: Graph) -> [String] {
        let edges = svg.matches(of: Self.edge).map { "\($0.id) (\($0.kind))" }
        let expected = graph.arrows.map { "\($0.id) (\(graph.kind(of: $0)))" }
        let breaches =
            nodes.subtracting(graph.nodes).sorted().map { "shows \($0), which is gone" }
            + Set(graph.nodes).subtracting(nodes).sorted().map { "has no room for \($0)" }
            + mislabeled
            + edges.filter { !expected.contains($0) }.map { "has an arrow too many: \($0)" }
            + expected.filter { !edges.contains($0) }.map { "has no arrow \($0)" }
            + (svg.contains(">\(graph.sentences)</desc>")
                ? [] : ["says something else to readers who see no pictures"])
        return breaches.map { "\(path) \($0)" }
    }

    /// Removes the arrows that a graph lacks, draws straight ones for those that are missing, and
    /// leaves the others as they are.
    ///
    /// An arrow from or to a room that is not a rectangle is not drawn: that must be done by hand.
    mutating func redrawArrows(as graph: Graph) {
        var missing = graph.arrows
        var lines = svg.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            guard let edge = line.firstMatch(of: Self.edge) else { return true }
            guard
                let index = missing.firstIndex(where: {
                    $0.id == edge.id && graph.kind(of: $0) == edge.kind
                })
            else { return false }
            missing.remove(at: index)
            return true
        }
        let drawn = missing.compactMap { arrow -> Substring? in
            guard let from = box(of: arrow.from), let to = box(of: arrow.to) else { return nil }
            let start = "  <path id=\"\(arrow.id)\" class=\"edge \(graph.kind(of: arrow))\""
            return "\(start) d=\"\(from.straightPath(to: to))\"/>"
        }
        let first = lines.firstIndex { $0.contains(Self.node) } ?? lines.endIndex
        lines.insert(contentsOf: drawn, at: first)
        svg = lines.joined(separator: "\n")
            .replacing(/<desc id="text">[^<]*/, with: "<desc id=\"text\">\(graph.sentences)")
    }

    private func box(of node: String) -> Box? {
        guard let start = svg.ranges(of: "id=\"\(node)\" class=\"node").first?.upperBound else {
            return nil
        }
        let corners =
            /^[^>]*>\s*<rect x="(\d+)[^"]*" y="(\d+)[^"]*" width="(\d+)[^"]*" height="(\d+)/
        guard let match = try? corners.firstMatch(in: svg[start...]), let x = Int(match.1),
            let y = Int(match.2), let width = Int(match.3), let height = Int(match.4)
        else { return nil }
        return Box(x: x...x + width, y: y...y + height)
    }
}

/// A rectangle with sides along the axes.
private struct Box {
    let x, y: ClosedRange<Int>

    /// Down, up or across through the middle of the boxes' common range; from corner to corner if
    /// they have none.
    func straightPath(to other: Box) -> String {
        let (xs, ys) = (Self.ends(x, other.x), Self.ends(y, other.y))
        return "M\(xs.0) \(ys.0)L\(xs.1) \(ys.1)"
    }

    private static func ends(_ from: ClosedRange<Int>, _ to: ClosedRange<Int>) -> (Int, Int) {
        if from.overlaps(to) {
            let shared = from.clamped(to: to)
            let middle = (shared.lowerBound + shared.upperBound) / 2
            return (middle, middle)
        }
        return from.lowerBound < to.lowerBound
            ? (from.upperBound, to.lowerBound) : (from.lowerBound, to.upperBound)
    }
}
