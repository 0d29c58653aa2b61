import Testing

@testable import Diagrams

@Suite struct ClusteredDrawingTests {
    private let drawing = ClusteredDrawing(
        graph: Graph(["Kitchen": ["Garden"], "Hall": []]),
        clusters: ["Kitchen": "House", "Hall": "House", "Garden": "Land"], cleanClusters: ["Land"])

    @Test func `a cluster has its name if it has several nodes`() {
        let clusters = drawing.question.split(separator: "subgraph").dropFirst().map {
            $0.split(separator: "\n").prefix(3).joined()
        }
        #expect(
            clusters == [
                " \"cluster Land\" {    class=\"clean\"; label=\"\"    Garden [id=Garden]",
                " \"cluster House\" {    class=\"frames\"; label=\"House\""
                    + "    Hall [id=Hall]; Kitchen [id=Kitchen]",
            ])
        #expect(
            drawing.question.contains("Kitchen -> Garden [id=\"Kitchen-Garden\", class=uses]"))
    }

    @Test func `shapes take the place of those before, without colors of their own`() {
        let answer = """
            <svg width="9pt" viewBox="0.00 0.00 90.00 50.50">
            <g id="graph0" class="graph">
            <title>%3</title>
            <polygon fill="white" stroke="white" points="-4,4 -4,-9"/>
            <g id="A&#45;B" class="edge uses">
            <title>A&#45;&gt;B</title>
            <path fill="none" stroke="black" d="M0,0"/>
            </g>
            </g>
            </svg>

            """
        let old = """
            <svg viewBox="0 0 1 1">
              <desc id="text">old</desc>
            <g class="graph">old</g>
            </svg>

            """
        #expect(
            drawing.svg(from: answer, before: old) == """
                <svg viewBox="-405 -34 900 84">
                  <desc id="text">Kitchen needs Garden.</desc>
                <g class="graph">
                <g id="A-B" class="edge uses">
                <path d="M0,0"/>
                </g>
                </g>
                </svg>

                """)
    }
}
