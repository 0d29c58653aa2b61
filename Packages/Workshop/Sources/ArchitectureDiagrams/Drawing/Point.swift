/// A place on a drawing: to the right and downwards, in its units.
struct Point: Hashable, Sendable {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

/// A rectangle with sides along the axes.
struct Box: Hashable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var left: Double { x }
    var right: Double { x + width }
    var top: Double { y }
    var bottom: Double { y + height }
    var middle: Point { Point(x + width / 2, y + height / 2) }

    /// The smallest box around some.
    init(around boxes: [Box], padding: Double = 0, head: Double = 0) {
        let left = (boxes.map(\.left).min() ?? 0) - padding
        let top = (boxes.map(\.top).min() ?? 0) - padding - head
        self.init(
            x: left, y: top,
            width: (boxes.map(\.right).max() ?? 0) + padding - left,
            height: (boxes.map(\.bottom).max() ?? 0) + padding - top)
    }

    init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

extension Double {
    /// With two digits behind the point at most, so that a drawing has the same bytes everywhere.
    var written: String {
        let hundredths = Int((self * 100).rounded())
        let sign = hundredths < 0 ? "-" : ""
        let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return "\(sign)\(whole)" }
        if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
        return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
