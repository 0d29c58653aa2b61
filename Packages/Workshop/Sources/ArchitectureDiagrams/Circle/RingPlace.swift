import Foundation

/// Where a package stands among the rings.
enum RingPlace: Hashable, Sendable {
    /// In a ring, 0 the innermost, between two angles: degrees from three o'clock, clockwise.
    case ring(Int, from: Double, to: Double)
    /// Beside the rings: a library, which knows no layer.
    case outside(Box)

    static let center = Point(480, 378)
    /// The outer radius of each ring.
    static let radii = [106.0, 222, 364]

    static func point(_ angle: Double, _ radius: Double) -> Point {
        let radians = angle * .pi / 180
        return Point(center.x + cos(radians) * radius, center.y + sin(radians) * radius)
    }

    /// The path of an arrow to another place; nil where that is further out in the rings.
    ///
    /// Arrows lie on radii, or on a circle where they lead from a part of a ring to the next.
    func arrow(to other: RingPlace) -> String? {
        switch (self, other) {
        case (.ring(let ring, let from, let to), .ring(let inner, _, _)) where ring > inner:
            let angle = (from + to) / 2
            let end = Self.radii[inner] - (ring - inner == 1 ? 26 : 3)
            return Self.line(
                Self.point(angle, Self.radii[ring - 1] + 19), Self.point(angle, end))
        case (.ring(let ring, _, let to), .ring(let same, let start, _)):
            guard ring == same, (to - start).truncatingRemainder(dividingBy: 360) == 0 else {
                return nil
            }
            let radius = (Self.radii[ring] + Self.radii[ring - 1]) / 2
            let (first, last) = (Self.point(to - 13, radius), Self.point(to + 13, radius))
            return "M\(first.x.written) \(first.y.written)A\(radius.written) \(radius.written)"
                + " 0 0 1 \(last.x.written) \(last.y.written)"
        case (.ring(let ring, _, _), .outside(let box)):
            let end = Point(box.middle.x, box.top)
            let (x, y) = (end.x - Self.center.x, end.y - Self.center.y)
            let share = (Self.radii[ring] - 20) / (x * x + y * y).squareRoot()
            return Self.line(
                Point(Self.center.x + x * share, Self.center.y + y * share), end)
        default: return nil
        }
    }

    private static func line(_ first: Point, _ last: Point) -> String {
        "M\(first.x.written) \(first.y.written)L\(last.x.written) \(last.y.written)"
    }
}

extension RingPlace {
    /// A coloured part of the rings.
    struct Part {
        let outline: String
        let classes: String
    }

    /// From the outermost to the innermost, each drawn upon those before.
    static let parts: [Part] = [
        Part(outline: sector(radii[2], from: 90, to: 270), classes: "clean"),
        Part(outline: sector(radii[2], from: 270, to: 330), classes: "frames"),
        Part(outline: sector(radii[2], from: 330, to: 390), classes: "frames"),
        Part(outline: sector(radii[2], from: 30, to: 90), classes: "frames"),
        Part(outline: disc(radii[1]), classes: "clean middle"),
        Part(outline: disc(radii[0]), classes: "clean core"),
    ]

    private static func sector(_ radius: Double, from: Double, to: Double) -> String {
        let (first, last) = (point(from, radius), point(to, radius))
        let arc = "A\(radius.written) \(radius.written) 0 0 1"
        return "M\(center.x.written) \(center.y.written)L\(first.x.written) \(first.y.written)"
            + "\(arc) \(last.x.written) \(last.y.written)Z"
    }

    private static func disc(_ radius: Double) -> String {
        let arc = "A\(radius.written) \(radius.written) 0 0 1"
        let (first, last) = (point(180, radius), point(0, radius))
        return "M\(first.x.written) \(first.y.written)\(arc) \(last.x.written) \(last.y.written)"
            + "\(arc) \(first.x.written) \(first.y.written)Z"
    }
}
