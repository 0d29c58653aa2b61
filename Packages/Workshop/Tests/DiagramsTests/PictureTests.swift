import Testing

@testable import Diagrams

@Suite struct PictureTests {
    private let picture = Picture(
        path: "house.svg",
        svg: """
            <svg>
              <desc id="text">Roof needs Wall.</desc>
              <path id="Roof-Wall" class="edge conforms" d="M1 2Q3 4 5 6"/>
              <path id="Wall-Door" class="edge uses" d="M0 0V9"/>
              <g id="Roof" class="node clean">
                <rect x="0" y="0" width="100" height="20" rx="9"/>
              </g>
              <g id="Wall" class="node">
                <rect x="40" y="50" width="60" height="20" rx="9"/>
              </g>
              <g id="Door" class="node">
                <circle r="9"/>
              </g>
            </svg>
            """)
    private let shown = Graph(
        ["Roof": ["Wall"], "Wall": ["Door"]], conformances: [Arrow(from: "Roof", to: "Wall")])

    @Test func `a picture has rooms and arrows by their ids`() {
        #expect(picture.nodes == ["Roof", "Wall", "Door"])
        #expect(picture.nodes(ofClass: "clean") == ["Roof"])
        #expect(
            picture.breaches(against: shown)
                == ["house.svg says something else to readers who see no pictures"])
    }

    @Test func `what is missing and what is too much are breaches`() {
        let other = Graph(["Roof": ["Wall"], "Wall": ["Window"]])
        #expect(
            picture.breaches(against: other) == [
                "house.svg shows Door, which is gone",
                "house.svg has no room for Window",
                "house.svg has an arrow too many: Roof-Wall (conforms)",
                "house.svg has an arrow too many: Wall-Door (uses)",
                "house.svg has no arrow Roof-Wall (uses)",
                "house.svg has no arrow Wall-Window (uses)",
                "house.svg says something else to readers who see no pictures",
            ])
    }

    @Test func `arrows that stay keep their way, and new ones are straight`() {
        var drawn = picture
        drawn.redrawArrows(as: shown)
        #expect(drawn.breaches(against: shown) == [])
        #expect(drawn.svg.contains("d=\"M1 2Q3 4 5 6\""))
        let turned = Graph(["Wall": ["Roof"]])
        drawn.redrawArrows(as: turned)
        #expect(
            drawn.svg.contains("<path id=\"Wall-Roof\" class=\"edge uses\" d=\"M70 50L70 20\"/>"))
        #expect(drawn.svg.contains("<desc id=\"text\">Wall needs Roof.</desc>"))
        #expect(!drawn.svg.contains("Roof-Wall"))
    }

    @Test func `an arrow to a room that is no rectangle needs a hand`() {
        let graph = Graph(["Roof": ["Wall", "Door"]])
        var drawn = picture
        drawn.redrawArrows(as: graph)
        #expect(
            drawn.breaches(against: graph) == ["house.svg has no arrow Roof-Door (uses)"])
    }
}
