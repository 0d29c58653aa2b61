/// A run of seeds of one template that a text has in the template's order and about as far apart.
///
/// A seed's diagonal is its place in the text less that in the template: seeds that stand as far
/// apart as in the template have the same one, and it changes where words were added or left out.
struct SeedRun {
    /// The first seed's place in the text and in the template.
    private(set) var start: Int32 = 0
    private(set) var origin: Int32 = 0
    /// The last seed's place in the text; -1 where there is no seed yet.
    private(set) var last: Int32 = -1
    /// The last seed's diagonal.
    private var diagonal: Int32 = 0
    /// How many seeds there are.
    private(set) var hits: Int32 = 0
    /// How many seeds in a row had one diagonal, up to the last seed and at the most.
    private var streak: Int32 = 0
    private var longestStreak: Int32 = -1
    /// Where the longest such row ended, in the text and in the template.
    private(set) var anchor: Int32 = 0
    private(set) var anchorOrigin: Int32 = 0
    /// How many of the template's words between its seeds the text has no room for.
    private var lacking: Int32 = 0

    /// Seeds further apart in the text, in words, belong to different runs.
    private static let reach: Int32 = 400
    /// How many words may be added or left out between two seeds of a run.
    private static let drift: Int32 = 180

    /// A run without a seed.
    init() {}

    init(_ place: SeedPlaces.Place) {
        (start, last, anchor) = (place.position, place.position, place.position)
        (origin, anchorOrigin) = (place.origin, place.origin)
        diagonal = place.diagonal
        hits = 1
    }

    /// For how many of the template's words the text has room from the first seed to the last.
    var room: Int32 { last &- diagonal &- origin &+ Int32(SeedKey.length) &- lacking }

    /// The same together with a run that ended right before this one: the text may say twice what
    /// the template says further down, and so have begun a second run.
    func room(beside other: SeedRun) -> Int32 {
        let isNext = start > other.last && start &- other.last <= Self.reach
        return isNext && origin > other.origin ? room &+ other.room : room
    }

    /// How well a seed goes with the run, the more the better: the more seeds it has, and the less
    /// the diagonal changes. The least number of all where the seed can't be one of the run.
    @inline(__always)
    func claim(_ place: SeedPlaces.Place) -> Int32 {
        let step = place.position &- last
        // Behind the last seed in the template too.
        guard step <= Self.reach, step > place.diagonal &- diagonal, hits > 0 else { return .min }
        return mostClaim(on: place.diagonal)
    }

    /// How well a seed on a diagonal can go with the run at best.
    @inline(__always)
    private func mostClaim(on other: Int32) -> Int32 {
        let moved = other &- diagonal
        let drift = moved < 0 ? 0 &- moved : moved
        return drift <= Self.drift ? hits &- drift : .min
    }

    /// Takes in a seed and, where the other run can't have a better claim to one of them, those
    /// that follow on its diagonal.
    ///
    /// - Returns: the place of the next seed that was not taken in.
    @inline(__always)
    mutating func take(
        _ places: UnsafeBufferPointer<SeedPlaces.Place>, from first: Int, beside other: SeedRun
    ) -> Int {
        let diagonal = places[first].diagonal
        var last = places[first].position
        var next = first &+ 1
        if other.mostClaim(on: diagonal) <= hits {
            while next < places.count, places[next].diagonal == diagonal,
                places[next].position &- last <= Self.reach
            {
                last = places[next].position
                next &+= 1
            }
        }
        extend(to: last, on: diagonal, by: Int32(truncatingIfNeeded: next &- first))
        return next
    }

    /// Goes on to a seed.
    ///
    /// - Parameter count: how many seeds there are more, all on the same diagonal.
    @inline(__always)
    private mutating func extend(to last: Int32, on diagonal: Int32, by count: Int32) {
        let moved = diagonal &- self.diagonal
        hits &+= count
        self.last = last
        self.diagonal = diagonal
        streak = moved == 0 ? streak &+ count : count &- 1
        lacking &+= max(0, 0 &- moved)
        if streak > longestStreak {
            longestStreak = streak
            anchor = last
            anchorOrigin = last &- diagonal
        }
    }
}
