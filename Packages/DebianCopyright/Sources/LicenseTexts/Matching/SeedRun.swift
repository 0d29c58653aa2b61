/// Seeds of one template that a text has in the template's order and about as far apart.
struct SeedRun {
    /// The first seed's place in the text and in the template.
    private(set) var start: Int32 = 0
    private(set) var origin: Int32 = 0
    /// The last seed's place in the text, and in the template; -1 where there is none.
    private(set) var last: Int32 = -1
    private(set) var lastOrigin: Int32 = 0
    private(set) var hits: Int32 = 0
    /// How many seeds in a row stood as far apart as in the template, now and at the most.
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
        (self.origin, lastOrigin, anchorOrigin) = (origin, origin, origin)
        hits = 1
    }

    /// How well a seed goes with the run; the least number where it can't be one of it.
    @inline(__always)
    func claim(_ position: Int32, _ origin: Int32) -> Int32 {
        let passed = position &- last
        let drift = abs(passed &- (origin &- lastOrigin))
        guard hits > 0, passed <= Self.reach, origin > lastOrigin, drift <= Self.drift
        else { return .min }
        return hits &- drift
    }

    @inline(__always)
    mutating func extend(_ position: Int32, _ origin: Int32) {
        let passed = position &- last
        let expected = origin &- lastOrigin
        lacking &+= max(0, expected &- passed)
        hits &+= 1
        last = position
        lastOrigin = origin
        streak = passed == expected ? streak &+ 1 : 0
        if streak > longestStreak {
            longestStreak = streak
            anchor = position
            anchorOrigin = origin
        }
    }
}
