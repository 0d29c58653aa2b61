/// A picture of a graph, as SVG: each room is a group of the class `node`, whose id is the name,
/// and each arrow a path or group of the class `edge uses` or `edge conforms`, whose id is both
/// names with a hyphen between.
struct Picture: Sendable {
    /// The file that holds it, below the workspace.
    let path: String
    private(set) var svg: String

    // A computed property, because a regular expression can't be shared between threads.
    private static var node: Regex<(Substring, name: Substring, kind: Substring)> {
        /id="(?<name>\w+)" class="node(?<kind>[^"]*)"/
    }
    private static var edge: Regex<(Substring, from: Substring, to: Substring, kind: Substring)> {
        /id="(?<from>\w+)-(?<to>\w+)" class="edge (?<kind>\w+)"/
    }

    /// The rooms' names.
    var nodes: Set<String> { Set(svg.matches(of: Self.node).map { String($0.name) }) }

    /// The names of the rooms that have a class of their own beside `node`.
    func nodes(ofClass kind: String) -> Set<String> {
        Set(svg.matches(of: Self.node).filter { $0.kind == " " + kind }.map { String($0.name) })
    }

    /// How the picture differs from a graph, a line each; none if it shows just that.
    func breaches(against graph: Graph) -> [String] {
        let edges = svg.matches(of: Self.edge).map { Edge($0.output) }
        let expected = Edge.all(of: graph)
        var breaches = nodes.subtracting(graph.nodes).sorted().map { "shows \($0), which is gone" }
        breaches += Set(graph.nodes).subtracting(nodes).sorted().map { "has no room for \($0)" }
        breaches += edges.filter { !expected.contains($0) }.map { "has an arrow too many: \($0)" }
        breaches += expected.filter { !edges.contains($0) }.map { "has no arrow for: \($0)" }
        if !svg.contains(">\(graph.sentences)</desc>") {
            breaches.append("says something else to readers who see no pictures")
        }
        return breaches.map { "\(path) \($0)" }
    }

    /// Takes away the arrows that a graph does not have, draws straight ones for those that are
    /// missing, and leaves the others as they are.
    ///
    /// An arrow from or to a room that is not a rectangle is not drawn: that needs a hand.
    mutating func redrawArrows(as graph: Graph) {
        var missing = Edge.all(of: graph)
        var lines = svg.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            guard let edge = line.firstMatch(of: Self.edge).map({ Edge($0.output) }) else {
                return true
            }
            guard let index = missing.firstIndex(of: edge) else { return false }
            missing.remove(at: index)
            return true
        }
        let first = lines.firstIndex { $0.contains(Self.node) } ?? lines.endIndex
        lines.insert(
            contentsOf: missing.compactMap { edge in
                guard let from = box(of: edge.arrow.from), let to = box(of: edge.arrow.to) else {
                    return nil
                }
                let path = from.straightPath(to: to)
                return "  <path id=\"\(edge.id)\" class=\"edge \(edge.kind)\" d=\"\(path)\"/>"
            }, at: first)
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

/// An arrow as a picture shows it.
private struct Edge: Hashable, CustomStringConvertible {
    let arrow: Arrow
    let kind: String

    init(_ match: (Substring, from: Substring, to: Substring, kind: Substring)) {
        arrow = Arrow(from: String(match.from), to: String(match.to))
        kind = String(match.kind)
    }

    private init(_ arrow: Arrow, in graph: Graph) {
        self.arrow = arrow
        kind = graph.conformances.contains(arrow) ? "conforms" : "uses"
    }

    static func all(of graph: Graph) -> [Edge] { graph.arrows.map { Edge($0, in: graph) } }

    var id: String { "\(arrow.from)-\(arrow.to)" }
    var description: String {
        "\(arrow.from) \(kind == "conforms" ? "conforms to" : "needs") \(arrow.to)"
    }
}

/// A rectangle with sides along the axes.
private struct Box {
    let x, y: ClosedRange<Int>

    /// Down, up or across through the middle of what both have in common; from corner to corner if
    /// they lie askew.
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
