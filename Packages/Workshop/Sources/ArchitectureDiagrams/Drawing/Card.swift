/// A box with a name, and a line above or below it.
struct Card: Hashable, Sendable {
    let name: String
    let box: Box
    let area: Area
    /// Stands above the name; empty for none.
    var caption = ""
    /// Stands below the name; empty for none.
    var note = ""
}

extension Canvas {
    mutating func card(_ card: Card) {
        rectangle(card.box, radius: 9, as: "card")
        let names = card.name.lines(within: card.box.width - 14)
        let heights = [card.caption.isEmpty ? 0 : 16.0, Double(names.count) * 17]
        let height = heights[0] + heights[1] + (card.note.isEmpty ? 0 : 18)
        let x = card.box.middle.x
        var y = card.box.middle.y - height / 2
        if !card.caption.isEmpty { text(card.caption, at: Point(x, y + 12), as: "note") }
        y += heights[0]
        for (index, name) in names.enumerated() {
            text(name, at: Point(x, y + 13.5 + Double(index) * 17), as: "name")
        }
        y += heights[1]
        if !card.note.isEmpty { text(card.note, at: Point(x, y + 14), as: "note") }
    }

    /// A tinted area with its heading in the upper left corner.
    mutating func area(_ box: Box, titled title: String, as area: Area) {
        rectangle(box, radius: 14, as: "area \(area.rawValue)")
        text(title, at: Point(box.left + 14, box.top + 24), as: "heading \(area.rawValue)")
    }

    /// What the kinds of arrows mean, a line each.
    mutating func key(at point: Point, conformances: Bool) {
        var lines = [("uses", "needs")]
        if conformances { lines.append(("conforms", "conforms to, or inherits")) }
        for (index, line) in lines.enumerated() {
            let y = point.y + Double(index) * 22
            arrow([Point(point.x, y), Point(point.x + 34, y)], as: line.0)
            text(line.1, at: Point(point.x + 44, y + 4), as: "key")
        }
        let y = point.y + Double(lines.count) * 22
        text("What others imply is left out.", at: Point(point.x, y + 3), as: "key")
    }
}

extension String {
    /// The width of bold letters of 14 units, by a mean that the common fonts stay below.
    private var width: Double { Double(count) * 8.9 }

    /// The name in one line or, cut before a capital letter, in two.
    fileprivate func lines(within limit: Double) -> [String] {
        guard width > limit else { return [self] }
        let cuts = indices.dropFirst().filter { self[$0].isUppercase }
        let longest = { (cut: Index) in max(self[..<cut].count, self[cut...].count) }
        guard let cut = cuts.reversed().min(by: { longest($0) < longest($1) }) else {
            return [self]
        }
        return [String(self[..<cut]), String(self[cut...])]
    }
}
