import XMLText

/// A drawing that grows element by element, and is written as SVG for light and dark pages.
///
/// Shapes have classes, whose colours are in ``Palette``, so that each is right on either page.
struct Canvas {
    let width: Double
    let height: Double
    private var elements: [String] = []

    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    mutating func rectangle(_ box: Box, radius: Double, as name: String) {
        elements.append(
            "<rect class=\"\(name)\" x=\"\(box.x.written)\" y=\"\(box.y.written)\""
                + " width=\"\(box.width.written)\" height=\"\(box.height.written)\""
                + " rx=\"\(radius.written)\"/>")
    }

    mutating func circle(at center: Point, radius: Double, as name: String) {
        elements.append(
            "<circle class=\"\(name)\" cx=\"\(center.x.written)\" cy=\"\(center.y.written)\""
                + " r=\"\(radius.written)\"/>")
    }

    /// - Parameter commands: what stands in the attribute `d`.
    mutating func path(_ commands: String, as name: String) {
        elements.append("<path class=\"\(name)\" d=\"\(commands)\"/>")
    }

    /// - Parameter point: where the text's baseline begins, or its middle where the class says so.
    mutating func text(_ text: String, at point: Point, as name: String) {
        elements.append(
            "<text class=\"\(name)\" x=\"\(point.x.written)\" y=\"\(point.y.written)\">"
                + "\(text.escapedForXML)</text>")
    }

    /// An arrow along the points, with rounded corners.
    mutating func arrow(_ points: [Point], as name: String) {
        path(Self.rounded(points), as: "arrow \(name)")
    }

    private static func rounded(_ points: [Point]) -> String {
        guard let first = points.first, let last = points.last else { return "" }
        var commands = "M\(first.written)"
        for index in points.indices.dropFirst().dropLast() {
            let corner = points[index]
            let before = corner.moved(towards: points[index - 1], by: 8)
            let after = corner.moved(towards: points[index + 1], by: 8)
            commands += "L\(before.written)Q\(corner.written) \(after.written)"
        }
        return commands + "L\(last.written)"
    }

    /// - Parameters:
    ///   - title: what a reader hears who sees no pictures.
    ///   - description: the same in whole sentences.
    func document(title: String, description: String) -> String {
        let head = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.written) \(height.written)"
                role="img" aria-labelledby="title text" font-family="\(Palette.fonts)">
              <title id="title">\(title.escapedForXML)</title>
              <desc id="text">\(description.escapedForXML)</desc>
              <style>
            \(Palette.rules)
              </style>
              <defs>
                <marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9"
                  markerHeight="9" markerUnits="userSpaceOnUse" orient="auto">
                  <path class="head" d="M0 0 10 5 0 10z"/>
                </marker>
                <marker id="hollow" viewBox="-1 -1 14 14" refX="12" refY="6" markerWidth="14"
                  markerHeight="14" markerUnits="userSpaceOnUse" orient="auto">
                  <path class="hollow" d="M0 0 12 6 0 12z"/>
                </marker>
              </defs>

            """
        return head + elements.map { "  \($0)\n" }.joined() + "</svg>\n"
    }
}

extension Point {
    fileprivate var written: String { "\(x.written) \(y.written)" }

    /// Not further than half the way, so that two corners don't meet.
    fileprivate func moved(towards other: Point, by distance: Double) -> Point {
        let (dx, dy) = (other.x - x, other.y - y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return self }
        let share = min(distance / length, 0.5)
        return Point(x + dx * share, y + dy * share)
    }
}
