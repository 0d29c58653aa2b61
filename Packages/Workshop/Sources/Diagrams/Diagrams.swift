/// The pictures of the architecture, compared with the sources.
///
/// The outline, the circle and the rooms of the types of a screen are drawn by hand; their arrows,
/// the modules and the rooms of the engine follow the sources.
public struct Diagrams: Sendable {
    private let files: [String: String]
    private let sources: SourceGraphs
    private let rooms: Rooms

    /// - Parameter files: the texts of the workspace's files by their paths.
    public init(of files: [String: String]) {
        self.files = files
        sources = SourceGraphs(of: files)
        rooms = Rooms(of: Rooms.modulesOfEngine, in: files)
    }

    /// How the pictures differ from the sources, a line each; empty if they don't.
    public var breaches: [String] {
        pictures.flatMap { picture, graph in
            picture.svg.isEmpty
                ? ["\(picture.path) is not there"] : picture.breaches(against: graph)
        }
    }

    /// How many pictures there are.
    public static let count = 5

    /// The pictures as they should be, by their paths, as far as a program can draw them.
    ///
    /// - Parameter layout: runs `dot -Tsvg` on a graph in its language, and returns the output.
    public func drawn<Failure: Error>(
        layout: (String) throws(Failure) -> String
    ) throws(Failure) -> [String: String] {
        var drawn: [String: String] = [:]
        for (picture, graph) in pictures {
            var picture = picture
            if let drawing = drawing(of: graph, in: picture) {
                drawn[picture.path] = drawing.svg(
                    from: try layout(drawing.question), before: picture.svg)
            } else {
                picture.redrawArrows(as: graph)
                drawn[picture.path] = picture.svg
            }
        }
        return drawn
    }

    /// The drawing of a picture that Graphviz lays out; nil for those that are drawn by hand.
    private func drawing(of graph: Graph, in picture: Picture) -> ClusteredDrawing? {
        switch picture.path {
        case Self.modules:
            ClusteredDrawing(
                graph: graph, clusters: sources.packages,
                cleanClusters: self.picture(Self.outline).nodes(ofClass: "clean"))
        case Self.rooms:
            ClusteredDrawing(graph: graph, clusters: rooms.modules, cleanClusters: [])
        default: nil
        }
    }

    private static let outline = "assets/architecture-outline.svg"
    private static let modules = "assets/architecture-modules.svg"
    private static let rooms =
        "Packages/Libraries/DebianCopyright/Sources/DebianCopyright/DebianCopyright.docc/"
        + "engine-rooms.svg"

    private func picture(_ path: String) -> Picture {
        Picture(path: path, svg: files[path] ?? "")
    }

    /// Each picture with its graph.
    private var pictures: [(Picture, Graph)] {
        let packages = sources.packageGraph.reduced
        let detail = picture("assets/architecture-detail.svg")
        return [
            (picture(Self.outline), packages),
            (picture("assets/architecture-circle.svg"), packages),
            (detail, sources.types(detail.nodes).reduced),
            (picture(Self.modules), sources.modules.reduced),
            (picture(Self.rooms), rooms.graph.reduced),
        ]
    }
}
