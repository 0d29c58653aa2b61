/// Seeds of one template that a text has in the template's order and about as far apart.
///
/// A seed's diagonal is its place in the text less that in the template: seeds that stand as far apart
/// as in the template have the same one.
struct SeedRun {
    /// The first seed's place in the text and in the template.
    private(set) var start: Int32 = 0
    private(set) var origin: Int32 = 0
    /// The last seed's place in the text; -1 where there is none; and its diagonal.
    private(set) var last: Int32 = -1
    private var diagonal: Int32 = 0
    private(set) var hits: Int32 = 0
    /// How many seeds in a row had one diagonal, now and at the most.
    private var streak: Int32 = 0
    private var longestStreak: Int32 = -1
    /// The place where the longest such row ended.
    private(set) var anchor: Int32 = 0
    private(set) var anchorOrigin: Int32 = 0
    /// How many of the template's words the text has no room for, between the seeds.
    private(set) var lacking: Int32 = 0

    /// Places further apart in the text belong to different runs.
    private static let reach: Int32 = 400
    /// Words that may be added or left out between two seeds of a run.
    private static let drift: Int32 = 180

    /// A run without a seed.
    init() {}

    init(position: Int32, origin: Int32) {
        (start, last, anchor) = (position, position, position)
        (self.origin, anchorOrigin) = (origin, origin)
        diagonal = position &- origin
        hits = 1
    }

    /// The last seed's place in the template.
    var lastOrigin: Int32 { last &- diagonal }

    /// How well a seed goes with the run; the least number where it can't be one of it.
    @inline(__always)
    func claim(_ position: Int32, _ origin: Int32) -> Int32 {
        let moved = position &- origin &- diagonal
        let drift = moved < 0 ? 0 &- moved : moved
        guard drift <= Self.drift, position &- last <= Self.reach, origin > lastOrigin, hits > 0
        else { return .min }
        return hits &- drift
    }

    @inline(__always)
    mutating func extend(_ position: Int32, _ origin: Int32) {
        let moved = position &- origin &- diagonal
        hits &+= 1
        last = position
        if moved == 0 {
            streak &+= 1
        } else {
            diagonal &+= moved
            lacking &+= max(0, 0 &- moved)
            streak = 0
        }
        if streak > longestStreak {
            longestStreak = streak
            anchor = position
            anchorOrigin = origin
        }
    }
}
