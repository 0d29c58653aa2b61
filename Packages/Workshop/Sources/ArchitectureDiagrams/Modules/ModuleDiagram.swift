/// The modules that a root needs, in their packages, and who imports whom.
enum ModuleDiagram {
    private static let name = "architecture-modules.svg"
    private static let size = (width: 150.0, height: 40.0)
    private static let distance = 94.0

    static func drawn(_ modules: ModuleImports) throws(DiagramError) -> String {
        let graph = modules.graph.part(neededBy: ["DevelopmentApp", "ProductionApp"]).reduced
        guard let heights = graph.heights else {
            throw DiagramError(name, "modules import each other in a circle")
        }
        let areas = Dictionary(OutlineDiagram.cards.map { ($0.name, $0.area) }) { first, _ in first
        }
        let layout = LayeredLayout(
            graph, heights: heights, measures: .init(lanes: [24...376, 444...976])
        ) { modules.packages[$0].flatMap { areas[$0] } == .frames ? 1 : 0 }
        let top = Double(heights.values.max() ?? 0)
        func y(_ row: Int) -> Double { 24 + (top - Double(row)) * distance }
        var boxes: [String: Box] = [:]
        for (module, x) in layout.middles {
            boxes[module] = Box(
                x: x - size.width / 2, y: y(heights[module] ?? 0), width: size.width,
                height: size.height)
        }
        let curves = graph.arrows.compactMap { arrow -> Curve? in
            guard let from = boxes[arrow.from], let to = boxes[arrow.to] else { return nil }
            let passages = layout.passages(of: arrow).map {
                Box(x: $0.x, y: y($0.row), width: 0, height: size.height)
            }
            return Curve(through: [from] + passages + [to])
        }
        var canvas = Canvas(width: 1000, height: y(0) + size.height + 24)
        for card in OutlineDiagram.cards {
            let own = graph.nodes.filter { modules.packages[$0] == card.name }
            canvas.package(card, around: own.compactMap { boxes[$0] }, avoiding: curves)
        }
        for curve in curves { canvas.path(curve.path, as: "arrow uses") }
        for (name, box) in boxes.sorted(by: { $0.key < $1.key }) {
            canvas.card(Card(name: name, box: box, area: .clean))
        }
        canvas.key(at: Point(24, 40), conformances: false)
        return canvas.document(
            title: "The modules and who imports whom", description: graph.sentences)
    }
}

extension Canvas {
    /// A package's ground, and where it has several modules its name in a corner that no arrow
    /// crosses.
    fileprivate mutating func package(_ card: Card, around boxes: [Box], avoiding curves: [Curve]) {
        let area = card.area.rawValue
        let plain = Box(around: boxes, padding: 11)
        guard boxes.count > 1 else { return rectangle(plain, radius: 11, as: "layer \(area)") }
        let size = (width: Double(card.name.count) * 8.4, height: 18.0)
        let places = [plain.top - 14, plain.bottom - 4].flatMap { y in
            [plain.left + 12, plain.right - 12 - size.width].map { x in
                Box(x: x, y: y, width: size.width, height: size.height)
            }
        }
        let free = places.first { place in !curves.contains { $0.crosses(place) } }
        let label = free ?? places[0]
        rectangle(
            Box(around: [plain, label], head: label.top < plain.top ? 6 : 0), radius: 11,
            as: "layer \(area)")
        text(card.name, at: Point(label.left, label.bottom - 4), as: "label \(area)")
    }
}
