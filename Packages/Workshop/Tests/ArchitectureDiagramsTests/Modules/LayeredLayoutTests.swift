import Testing

@testable import ArchitectureDiagrams

@Suite struct LayeredLayoutTests {
    private let graph = Graph([
        "roof": ["wall", "beam", "ground"], "wall": ["ground"], "beam": ["ground"],
        "cellar": ["ground"],
    ])

    private func layout() throws -> LayeredLayout {
        LayeredLayout(
            graph, heights: try #require(graph.heights),
            measures: .init(lanes: [0...500, 520...700])
        ) { $0 == "cellar" ? 1 : 0 }
    }

    @Test func `nodes of a row keep their distance, and each its lane`() throws {
        let middles = try layout().middles
        let (wall, beam) = (try #require(middles["wall"]), try #require(middles["beam"]))
        #expect(abs(wall - beam) >= 180)
        #expect((0...500).contains(wall) && (0...500).contains(beam))
        #expect((520...700).contains(try #require(middles["cellar"])))
    }

    @Test func `a long arrow bends in each row between its ends`() throws {
        let passages = try layout().passages(of: Arrow(from: "roof", to: "ground"))
        #expect(passages.map(\.row) == [1])
        #expect(try layout().passages(of: Arrow(from: "roof", to: "wall")).isEmpty)
    }

    @Test func `a curve crosses what lies on its way`() {
        let curve = Curve(through: [
            Box(x: 0, y: 0, width: 20, height: 10), Box(x: 100, y: 90, width: 20, height: 10),
        ])
        #expect(curve.path == "M10 10C10 50 110 50 110 90")
        #expect(curve.crosses(Box(x: 50, y: 40, width: 20, height: 20)))
        #expect(!curve.crosses(Box(x: 80, y: 10, width: 30, height: 20)))
    }
}
