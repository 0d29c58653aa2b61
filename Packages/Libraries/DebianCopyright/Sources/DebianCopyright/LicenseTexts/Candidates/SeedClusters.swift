/// Joins the seeds that a text has of a template to runs, stretches of the text that may be the
/// whole template.
///
/// Each template has two runs at a time, those that grew last: so memory is bounded by the index
/// however often a hostile text repeats itself.
struct SeedClusters {
    /// A stretch of the text that may be a template.
    struct Candidate {
        var template: Int
        /// The positions in the text where seeds were found, from the first to the last.
        var words: ClosedRange<Int>
        /// The surest position where text and template agree: the end of the longest row of seeds
        /// that stand as far apart in both.
        var anchor: (text: Int, template: Int)
        /// The first position where they agree.
        var start: (text: Int, template: Int)
        /// The share of the template's seeds that were found.
        var share: Float
    }

    /// Two of each template, one behind the other.
    private var runs: [SeedRun]
    /// The templates that have a run, in the order of their first seeds.
    private var touched: [Int] = []
    private var candidates: [Candidate] = []
    private let index: LicenseIndex
    /// For each template how many of its seeds a text must have to be looked at: half of them.
    let leastHits: [Int32]
    /// For each template how many of its words a run must have room for from its first seed to its
    /// last.
    private let leastRoom: [Int32]

    init(_ index: LicenseIndex) {
        self.index = index
        let templates = (0..<index.templateCount).map(index.template(_:))
        leastHits = templates.map { max(1, Int32($0.seedCount + 1) / 2) }
        leastRoom = templates.map {
            Int32($0.count - $0.optionalCount - Alignment.mostLacking($0.count))
        }
        runs = Array(repeating: SeedRun(), count: 2 * index.templateCount)
    }

    /// Takes in the next seeds of a template: each goes to the run that has the better claim to it,
    /// the longer it is and the less it has drifted from the seed.
    ///
    /// - Parameter occurrences: in the text's order.
    mutating func add(
        _ occurrences: UnsafeBufferPointer<SeedOccurrence>, of template: Int
    ) {
        // Taken out meanwhile: to ask at each seed whether the runs are shared takes as
        // long as all the rest.
        var runs: [SeedRun] = []
        swap(&runs, &self.runs)
        runs.withUnsafeMutableBufferPointer { runs in
            let pair = UnsafeMutableBufferPointer(rebasing: runs[Self.pair(of: template)])
            if pair[0].hits == 0, pair[1].hits == 0, !occurrences.isEmpty {
                touched.append(template)
            }
            var next = 0
            while next < occurrences.count {
                let claims = (pair[0].claim(occurrences[next]), pair[1].claim(occurrences[next]))
                let owner = claims.0 >= claims.1 ? 0 : 1
                if max(claims.0, claims.1) > .min {
                    next = pair[owner].take(occurrences, from: next, beside: pair[1 &- owner])
                } else {
                    // It begins a run of its own, instead of the older one.
                    let older = pair[0].last <= pair[1].last ? 0 : 1
                    close(pair[older], beside: pair[1 &- older], of: template)
                    pair[older] = SeedRun(occurrences[next])
                    next &+= 1
                }
            }
        }
        swap(&runs, &self.runs)
    }

    /// Ends all runs and gives those that have enough of their template.
    mutating func finish() -> [Candidate] {
        for template in touched {
            let pair = Self.pair(of: template)
            let (first, second) = (runs[pair.lowerBound], runs[pair.lowerBound + 1])
            close(first, beside: second, of: template)
            close(second, beside: first, of: template)
            for run in pair { runs[run] = SeedRun() }
        }
        touched.removeAll(keepingCapacity: true)
        defer { candidates.removeAll(keepingCapacity: true) }
        return candidates
    }

    /// Where the two runs of a template are among all.
    private static func pair(of template: Int) -> Range<Int> { 2 * template..<2 * template + 2 }

    /// Makes a candidate of a run that has enough of its template.
    private mutating func close(_ run: SeedRun, beside other: SeedRun, of template: Int) {
        guard run.hits >= leastHits[template],
            run.room(beside: other) >= leastRoom[template]
        else { return }
        candidates.append(
            Candidate(
                template: template, words: Int(run.start)...Int(run.last),
                anchor: (Int(run.anchor), Int(run.anchorOrigin)),
                start: (Int(run.start), Int(run.origin)),
                share: Float(run.hits) / Float(index.template(template).seedCount)))
    }
}

/// A run of seeds of one template that a text has in the template's order and about as far apart.
///
/// A seed's diagonal is its position in the text less that in the template: seeds that stand as far
/// apart as in the template have the same one, and it changes where words were added or left out.
struct SeedRun {
    /// The first seed's position in the text and in the template.
    private(set) var start: Int32 = 0
    private(set) var origin: Int32 = 0
    /// The last seed's position in the text; -1 if there is no seed yet.
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

    init(_ seed: SeedOccurrence) {
        (start, last, anchor) = (seed.position, seed.position, seed.position)
        (origin, anchorOrigin) = (seed.origin, seed.origin)
        diagonal = seed.diagonal
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
    /// the diagonal changes. The least number of all if the seed can't be one of the run.
    @inline(__always)
    func claim(_ seed: SeedOccurrence) -> Int32 {
        let step = seed.position &- last
        // Behind the last seed in the template too.
        guard step <= Self.reach, step > seed.diagonal &- diagonal, hits > 0 else { return .min }
        return mostClaim(on: seed.diagonal)
    }

    /// How well a seed on a diagonal can go with the run at best.
    @inline(__always)
    private func mostClaim(on other: Int32) -> Int32 {
        let moved = other &- diagonal
        let drift = moved < 0 ? 0 &- moved : moved
        return drift <= Self.drift ? hits &- drift : .min
    }

    /// Takes in a seed and, if the other run can't have a better claim to one of them, those
    /// that follow on its diagonal.
    ///
    /// - Returns: the place of the next seed that was not taken in.
    @inline(__always)
    mutating func take(
        _ occurrences: UnsafeBufferPointer<SeedOccurrence>, from first: Int,
        beside other: SeedRun
    ) -> Int {
        let diagonal = occurrences[first].diagonal
        var last = occurrences[first].position
        var next = first &+ 1
        if other.mostClaim(on: diagonal) <= hits {
            while next < occurrences.count, occurrences[next].diagonal == diagonal,
                occurrences[next].position &- last <= Self.reach
            {
                last = occurrences[next].position
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
