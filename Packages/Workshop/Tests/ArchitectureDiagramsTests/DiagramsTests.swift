import Testing

@testable import ArchitectureDiagrams

@Suite struct DiagramsTests {
    private let packages = Graph([
        "DevelopmentApp": ["PresentationLayer"],
        "ProductionApp": ["PresentationLayer", "DependencyInjectionLayer"],
        "DependencyInjectionLayer": ["PresentationLayer", "FrameworkLayer"],
        "PresentationLayer": ["DomainLayer", "TerminalUI"],
        "FrameworkLayer": ["DomainLayer", "DebianCopyright"],
    ])

    @Test func `the layers have an arrow for each need that no other implies`() throws {
        let svg = try OutlineDiagram.drawn(packages)
        #expect(svg.split(separator: "arrow uses\" d=").count - 1 == 8 + 1)  // the key's too
        #expect(svg.contains("FrameworkLayer needs DebianCopyright and DomainLayer."))
    }

    @Test func `the rings have them too`() throws {
        let svg = try CircleDiagram.drawn(packages)
        #expect(svg.split(separator: "arrow uses\" d=").count - 1 == 8)
    }

    @Test func `a package without a place is an error, and a place without a package`() {
        #expect(
            throws: DiagramError("architecture-outline.svg", "Attic has no place in it")
        ) {
            try OutlineDiagram.drawn(Graph(["Attic": Set(packages.nodes)]))
        }
        #expect(
            throws: DiagramError(
                "architecture-circle.svg", "DevelopmentApp, which it shows, is not there")
        ) {
            try CircleDiagram.drawn(packages.part(neededBy: ["ProductionApp"]))
        }
    }

    @Test func `an arrow outwards is an error`() {
        var arrows: [String: Set<String>] = [:]
        for node in packages.nodes { arrows[node] = Set(packages.targets(of: node)) }
        arrows["DomainLayer"] = ["FrameworkLayer"]
        #expect(
            throws: DiagramError(
                "architecture-circle.svg",
                "DomainLayer needs FrameworkLayer, which is further out")
        ) {
            arrows["FrameworkLayer"] = []
            _ = try CircleDiagram.drawn(Graph(arrows).including("DebianCopyright"))
        }
    }

    @Test func `a type that is gone is an error`() {
        #expect(
            throws: DiagramError(
                "architecture-detail.svg", "DevelopmentApp, which it shows, is not there")
        ) {
            try DetailDiagram.drawn(from: [:])
        }
    }

    @Test func `an arrow across a card is an error`() {
        var files: [String: String] = [:]
        for card in DetailPlaces.cards {
            files["P/Sources/M/\(card.name).swift"] = "struct \(card.name) {}\n"
        }
        files["P/Sources/M/LicenseListView.swift"] = "struct LicenseListView: LicenseInventory {}\n"
        #expect(throws: DiagramError.self) { try DetailDiagram.drawn(from: files) }
    }
}

extension Graph {
    fileprivate func including(_ name: String) -> Graph {
        var all: [String: Set<String>] = [name: []]
        for node in nodes { all[node] = Set(targets(of: node)) }
        return Graph(all)
    }
}
