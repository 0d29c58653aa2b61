/// One screen's types from the roots to the engine, and who needs whom or conforms to what.
enum DetailDiagram {
    private static let name = "architecture-detail.svg"

    static func drawn(from files: [String: String]) throws(DiagramError) -> String {
        let cards = DetailPlaces.cards
        let types = TypeGraph(of: cards.map(\.name), in: files)
        if let name = types.missing.first {
            throw DiagramError(Self.name, "\(name), which it shows, is not there")
        }
        let boxes = Dictionary(cards.map { ($0.name, $0.box) }) { first, _ in first }
        var canvas = Canvas(width: 1038, height: 770)
        for (area, title) in [
            (Area.clean, "Clean area: no framework, no Foundation"), (.frames, "Frameworks"),
        ] {
            canvas.area(DetailPlaces.box(of: area), titled: title, as: area)
        }
        for layer in DetailPlaces.layers {
            let box = Box(around: layer.cards.compactMap { boxes[$0] }, padding: 12, head: 20)
            canvas.rectangle(box, radius: 11, as: "layer \(layer.area.rawValue)")
            // Beside the arrows that come from above.
            let isCentred = layer.area == .frames
            canvas.text(
                layer.name, at: Point(isCentred ? box.middle.x : box.left + 12, box.top + 20),
                as: "label \(layer.area.rawValue)\(isCentred ? " centred" : "")")
        }
        for arrow in types.graph.arrows {
            guard let from = boxes[arrow.from], let to = boxes[arrow.to] else { continue }
            let points =
                DetailPlaces.routes[arrow]?.points(from: from, to: to)
                ?? Route.straight(from: from, to: to, at: DetailPlaces.shares[arrow] ?? 0.5)
            try requireFreeWay(along: points, of: arrow, among: boxes)
            canvas.arrow(points, as: types.isConformance(arrow) ? "conforms" : "uses")
        }
        for card in cards { canvas.card(card) }
        canvas.key(at: Point(36, 70), conformances: true)
        return canvas.document(
            title: "The types behind one screen", description: types.graph.sentences)
    }

    /// Throws where an arrow that the code has grown would be drawn across a card.
    private static func requireFreeWay(
        along points: [Point], of arrow: Arrow, among boxes: [String: Box]
    ) throws(DiagramError) {
        for (first, last) in zip(points, points.dropFirst()) {
            let way = Box(
                x: min(first.x, last.x), y: min(first.y, last.y),
                width: abs(first.x - last.x), height: abs(first.y - last.y))
            for (name, box) in boxes where name != arrow.from && name != arrow.to {
                guard way.left < box.right, way.right > box.left, way.top < box.bottom,
                    way.bottom > box.top
                else { continue }
                throw DiagramError(
                    Self.name, "the arrow from \(arrow.from) to \(arrow.to) crosses \(name)")
            }
        }
    }
}
