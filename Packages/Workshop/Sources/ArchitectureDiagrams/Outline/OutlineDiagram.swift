/// The packages as layers, and the direction of their dependencies.
///
/// Where a package stands is written down here; which arrows there are, the imports say.
enum OutlineDiagram {
    private static let name = "architecture-outline.svg"
    private static let rows = [64.0, 190, 316, 442]
    private static let height = 72.0

    private static func card(
        _ name: String, _ area: Area, x: Double, width: Double, row: Int, note: String
    ) -> Card {
        Card(
            name: name, box: Box(x: x, y: rows[row], width: width, height: height), area: area,
            note: note)
    }

    static let cards = [
        card("DevelopmentApp", .clean, x: 40, width: 472, row: 0, note: "wired to MockDIContainer"),
        card(
            "PresentationLayer", .clean, x: 40, width: 472, row: 1,
            note: "views, presenters, interactors, command line, mocks"),
        card(
            "TerminalUI", .clean, x: 40, width: 216, row: 2, note: "stands where SwiftUI does"),
        card(
            "DomainLayer", .clean, x: 280, width: 232, row: 2,
            note: "entities, driver protocols"),
        card("ProductionApp", .frames, x: 624, width: 296, row: 0, note: "wired to DIContainer"),
        card(
            "DependencyInjectionLayer", .frames, x: 624, width: 296, row: 1,
            note: "the real drivers, opaque"),
        card(
            "FrameworkLayer", .frames, x: 624, width: 296, row: 2,
            note: "drivers fit the engine to the domain"),
        card(
            "DebianCopyright", .frames, x: 624, width: 296, row: 3,
            note: "the engine; knows no layer"),
    ]

    static func drawn(_ packages: Graph) throws(DiagramError) -> String {
        try requirePlaces(for: packages.nodes, among: cards.map(\.name), in: name)
        var canvas = Canvas(width: 960, height: 554)
        for (area, title) in [
            (Area.clean, "Clean area: no framework, no Foundation"), (.frames, "Frameworks"),
        ] {
            let boxes = cards.filter { $0.area == area }.map(\.box)
            canvas.area(Box(around: boxes, padding: 24, head: 12), titled: title, as: area)
        }
        let boxes = Dictionary(cards.map { ($0.name, $0.box) }) { first, _ in first }
        for arrow in packages.reduced.arrows {
            guard let from = boxes[arrow.from], let to = boxes[arrow.to] else { continue }
            canvas.arrow(Route.straight(from: from, to: to), as: "uses")
        }
        for card in cards { canvas.card(card) }
        canvas.key(at: Point(40, 470), conformances: false)
        return canvas.document(
            title: "The packages and the direction of their dependencies",
            description: packages.reduced.sentences)
    }
}

extension Graph {
    /// What an arrow says, a sentence for each node that needs another.
    var sentences: String {
        nodes.compactMap { node in
            let targets = targets(of: node)
            return targets.isEmpty ? nil : "\(node) needs \(targets.joined(separator: " and "))."
        }.joined(separator: " ")
    }
}
