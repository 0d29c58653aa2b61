/// A picture that Graphviz lays out, of modules in their packages or rooms in their modules: the
/// input for `dot`, and the picture made from its output.
struct ClusteredDrawing: Sendable {
    let graph: Graph
    /// The cluster of each node, by name.
    let clusters: [String: String]
    /// The clusters of the clean area, which are on the left.
    let cleanClusters: Set<String>

    /// The input for `dot`, in its language.
    var question: String {
        let members = Dictionary(grouping: graph.nodes) { clusters[$0] ?? "" }
        let boxes = members.sorted { order($0.key) < order($1.key) }.map { cluster, nodes in
            """
              subgraph "cluster \(cluster)" {
                class="\(area(of: cluster))"; label="\(nodes.count > 1 ? cluster : "")"
                \(nodes.map { "\($0) [id=\($0)]" }.joined(separator: "; "))
              }
            """
        }
        let arrows = graph.arrows.map { arrow in
            "  \(arrow.from) -> \(arrow.to) [id=\"\(arrow.id)\", class=uses]"
        }
        return """
            digraph {
              graph [nodesep=0.4, ranksep=0.5, labelloc=b, labeljust=r, style=rounded,
                fontname="DejaVu Sans Bold", fontsize=13]
              node [shape=box, style=rounded, width=2, height=0.56,
                fontname="DejaVu Sans Bold", fontsize=14]
              edge [arrowsize=0.9]
            \((boxes + arrows).joined(separator: "\n"))
            }

            """
    }

    private func area(of cluster: String) -> String {
        cleanClusters.contains(cluster) ? "clean" : "frames"
    }

    /// The clean area first; the roots before the layers, so that the roots are neighbors.
    private func order(_ cluster: String) -> (Int, Int, String) {
        (cleanClusters.contains(cluster) ? 0 : 1, cluster.hasSuffix("App") ? 0 : 1, cluster)
    }

    /// The picture: shapes as `dot` has placed them, with the colors and letters of the old
    /// picture.
    ///
    /// - Parameters:
    ///   - answer: the output of `dot -Tsvg`.
    ///   - old: the picture as it is now; its head and its key are kept.
    func svg(from answer: String, before old: String) -> String {
        guard let size = answer.firstMatch(of: /viewBox="[\d.]+ [\d.]+ (\d+)[\d.]* (\d+)[\d.]*"/),
            let width = Int(size.1), let height = Int(size.2),
            let drawing = answer.ranges(of: "<g id=\"graph0\"").first,
            let head = old.ranges(of: "<g class=\"graph\"").first
        else { return old }
        let shapes = answer[drawing.lowerBound...]
            .replacing(/<(title|!--)[^>]*>([^<]*<\/title>)?\n/, with: "")
            .replacing(/<polygon [^>]*points="-4,[^>]*>\n/, with: "")
            .replacing(/\ (fill|stroke|stroke-width|font-family|font-size)="[^"]*"/, with: "")
            .replacing(/\ id="(graph|clust)\d+"/, with: "")
            .replacing("&#45;", with: "-")
        let spare = max(0, Self.leastWidth - width)
        let box = "\(-spare / 2) -\(Self.key) \(width + spare) \(height + Self.key)"
        return String(old[..<head.lowerBound])
            .replacing(/viewBox="[^"]*"/, with: "viewBox=\"\(box)\"")
            .replacing(/<desc id="text">[^<]*/, with: "<desc id=\"text\">\(graph.sentences)")
            + shapes
    }

    /// The height of the key above the drawing.
    private static let key = 34
    /// A narrower drawing is centered, so that its letters are no larger than those of the other
    /// pictures.
    private static let leastWidth = 900
}
