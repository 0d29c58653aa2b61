/// The packages as rings, in which every arrow points inwards or along the outermost.
enum CircleDiagram {
    private static let name = "architecture-circle.svg"

    static let places: [String: RingPlace] = [
        "DomainLayer": .ring(0, from: 0, to: 360),
        "PresentationLayer": .ring(1, from: 0, to: 360),
        "DevelopmentApp": .ring(2, from: 90, to: 270),
        "ProductionApp": .ring(2, from: 270, to: 330),
        "DependencyInjectionLayer": .ring(2, from: 330, to: 390),
        "FrameworkLayer": .ring(2, from: 30, to: 90),
        "TerminalUI": .outside(Box(x: 14, y: 690, width: 178, height: 56)),
        "DebianCopyright": .outside(Box(x: 768, y: 690, width: 178, height: 56)),
    ]

    /// The words on the rings, with the angle and radius of their middle.
    private static let labels: [(lines: [String], angle: Double, radius: Double)] = [
        (["DomainLayer", "entities,", "driver protocols"], 0, 0),
        (["PresentationLayer", "views, presenters,", "interactors, mocks"], 270, 168),
        (["Development", "App"], 180, 304),
        (["ProductionApp"], 296, 296),
        (["Dependency", "Injection", "Layer"], 0, 304),
        (["FrameworkLayer", "drivers"], 62, 296),
    ]

    static func drawn(_ packages: Graph) throws(DiagramError) -> String {
        try requirePlaces(for: packages.nodes, among: places.keys, in: name)
        var canvas = Canvas(width: 960, height: 756)
        for part in RingPlace.parts { canvas.path(part.outline, as: "ring \(part.classes)") }
        canvas.text("Clean area", at: Point(14, 34), as: "heading clean")
        canvas.text("Frameworks", at: Point(846, 34), as: "heading frames")
        for arrow in packages.reduced.arrows {
            guard let from = places[arrow.from], let to = places[arrow.to] else { continue }
            guard let path = from.arrow(to: to) else {
                throw DiagramError(name, "\(arrow.from) needs \(arrow.to), which is further out")
            }
            canvas.path(path, as: "arrow uses")
        }
        for label in labels { canvas.label(label.lines, at: label.angle, label.radius) }
        for (name, note) in [
            ("TerminalUI", "stands where SwiftUI does"), ("DebianCopyright", "knows no layer"),
        ] {
            guard case .outside(let box)? = places[name] else { continue }
            canvas.card(Card(name: name, box: box, area: .clean, note: note))
        }
        return canvas.document(
            title: "The packages as rings: dependencies point inwards",
            description: packages.reduced.sentences)
    }
}

extension Canvas {
    /// The first line as a name, unless all are parts of one; the others as notes.
    fileprivate mutating func label(_ lines: [String], at angle: Double, _ radius: Double) {
        let middle = RingPlace.point(angle, radius)
        let top = middle.y - Double(lines.count) * 8.5
        for (index, line) in lines.enumerated() {
            let isName = line.first?.isUppercase ?? false
            text(
                line, at: Point(middle.x, top + 13 + Double(index) * 17),
                as: isName ? "name" : "note")
        }
    }
}
