/// A smooth line from the lower side of a box to the upper side of one below.
struct Curve: Hashable, Sendable {
    /// The ends of parts that bend, with straight lines between them.
    private let parts: [Part]

    private struct Part: Hashable, Sendable {
        let start: Point
        let end: Point

        /// A point on the way, 0 to 1: on a cubic Bézier curve that begins and ends upright.
        func point(at share: Double) -> Point {
            let rest = 1 - share
            let (first, last) = (rest * rest * rest, share * share * share)
            let (second, third) = (3 * rest * rest * share, 3 * rest * share * share)
            return Point(
                start.x * (first + second) + end.x * (third + last),
                start.y * first + (start.y + end.y) / 2 * (second + third) + end.y * last)
        }
    }

    /// - Parameter boxes: from the upper to the lower; it passes upright through those between.
    init(through boxes: [Box]) {
        parts = zip(boxes, boxes.dropFirst()).map { upper, lower in
            Part(
                start: Point(upper.middle.x, upper.bottom), end: Point(lower.middle.x, lower.top))
        }
    }

    /// As the attribute `d` of a path has it.
    var path: String {
        var path = ""
        for part in parts {
            let half = ((part.start.y + part.end.y) / 2).written
            path +=
                "\(path.isEmpty ? "M" : "L")\(part.start.x.written) \(part.start.y.written)"
                + "C\(part.start.x.written) \(half) \(part.end.x.written) \(half)"
                + " \(part.end.x.written) \(part.end.y.written)"
        }
        return path
    }

    /// Whether it passes through a box, as far as a line of many points shows.
    func crosses(_ box: Box) -> Bool {
        parts.contains { part in
            stride(from: 0, through: 1, by: 0.05).contains { share in
                let point = part.point(at: share)
                return point.x >= box.left && point.x <= box.right && point.y >= box.top
                    && point.y <= box.bottom
            }
        }
    }
}
