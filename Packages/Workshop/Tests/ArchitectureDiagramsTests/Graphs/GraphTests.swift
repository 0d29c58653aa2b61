import Testing

@testable import ArchitectureDiagrams

@Suite struct GraphTests {
    private let graph = Graph(["A": ["A", "B", "C"], "B": ["C"], "D": []])

    @Test func `nobody needs itself, and who is needed is there`() {
        #expect(graph.nodes == ["A", "B", "C", "D"])
        #expect(graph.targets(of: "A") == ["B", "C"])
    }

    @Test func `an arrow that others imply is left out`() {
        #expect(graph.reduced.arrows == [Arrow(from: "A", to: "B"), Arrow(from: "B", to: "C")])
    }

    @Test func `a node stands above everything that it needs`() {
        #expect(graph.heights == ["A": 2, "B": 1, "C": 0, "D": 0])
    }

    @Test func `a circle has no heights`() {
        #expect(Graph(["A": ["B"], "B": ["A"]]).heights == nil)
    }

    @Test func `a part holds what its roots need`() {
        #expect(graph.part(neededBy: ["B"]) == Graph(["B": ["C"], "C": []]))
    }
}
