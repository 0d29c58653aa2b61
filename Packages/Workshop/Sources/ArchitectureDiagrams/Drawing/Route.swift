/// The way of an arrow between two boxes.
struct Route: Hashable, Sendable {
    /// Where an arrow leaves or enters a box: a side, and how far along it, 0 to 1 from the left or
    /// the top.
    enum Port: Hashable, Sendable {
        case top(Double)
        case bottom(Double)
        case left(Double)
        case right(Double)

        fileprivate var isUpright: Bool {
            switch self {
            case .top, .bottom: true
            case .left, .right: false
            }
        }

        fileprivate func point(on box: Box) -> Point {
            switch self {
            case .top(let share): Point(box.x + box.width * share, box.top)
            case .bottom(let share): Point(box.x + box.width * share, box.bottom)
            case .left(let share): Point(box.left, box.y + box.height * share)
            case .right(let share): Point(box.right, box.y + box.height * share)
            }
        }
    }

    let start: Port
    let end: Port
    /// How far before its end an arrow of three parts turns for the second time.
    var lane = 22.0

    /// The corners from one box to the other, ends included.
    func points(from source: Box, to target: Box) -> [Point] {
        let (first, last) = (start.point(on: source), end.point(on: target))
        switch (start.isUpright, end.isUpright) {
        case (true, false): return [first, Point(first.x, last.y), last]
        case (false, true): return [first, Point(last.x, first.y), last]
        case (true, true):
            let y = if case .top = end { last.y - lane } else { last.y + lane }
            return [first, Point(first.x, y), Point(last.x, y), last]
        case (false, false):
            let x = if case .left = end { last.x - lane } else { last.x + lane }
            return [first, Point(x, first.y), Point(x, last.y), last]
        }
    }

    /// Straight down, up or across where the boxes lie so; from middle to middle where they don't.
    ///
    /// - Parameter share: where in the part that both boxes have in common, 0 to 1.
    static func straight(from source: Box, to target: Box, at share: Double = 0.5) -> [Point] {
        let (left, right) = (max(source.left, target.left), min(source.right, target.right))
        if left < right {
            let x = left + (right - left) * share
            return source.bottom <= target.top
                ? [Point(x, source.bottom), Point(x, target.top)]
                : [Point(x, source.top), Point(x, target.bottom)]
        }
        let (top, bottom) = (max(source.top, target.top), min(source.bottom, target.bottom))
        if top < bottom {
            let y = top + (bottom - top) * share
            return source.right <= target.left
                ? [Point(source.right, y), Point(target.left, y)]
                : [Point(source.left, y), Point(target.right, y)]
        }
        return [source.middle, target.middle]
    }
}
