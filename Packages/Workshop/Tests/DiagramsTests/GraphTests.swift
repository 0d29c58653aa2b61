import Testing

@testable import Diagrams

@Suite struct GraphTests {
    private let graph = Graph(["A": ["A", "B", "C"], "B": ["C"], "D": []])

    @Test func `no node needs itself, and what is needed is there`() {
        #expect(graph.nodes == ["A", "B", "C", "D"])
        #expect(graph.targets(of: "A") == ["B", "C"])
    }

    @Test func `an arrow that others imply is left out, unless it is a conformance`() {
        #expect(graph.reduced.arrows == [Arrow(from: "A", to: "B"), Arrow(from: "B", to: "C")])
        let conforming = Graph(
            ["A": ["B", "C"], "B": ["C"]], conformances: [Arrow(from: "A", to: "C")])
        #expect(conforming.reduced.arrows == conforming.arrows)
    }

    @Test func `a part holds what its roots need`() {
        #expect(graph.part(neededBy: ["B"]) == Graph(["B": ["C"], "C": []]))
    }

    @Test func `arrows are said in sentences`() {
        #expect(graph.sentences == "A needs B and C. B needs C.")
    }
}
