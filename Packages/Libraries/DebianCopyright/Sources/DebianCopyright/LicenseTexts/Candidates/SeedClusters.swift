/// Joins the seeds of a template in a text to runs: ranges of the text that may be the whole
/// template.
///
/// Only the two most recent runs of each template are kept, so the size of the index limits memory
/// even if a hostile text repeats itself.
struct SeedClusters {
    /// A range of the text that may be a template.
    struct Candidate {
        var template: Int
        /// The range of the text from the first seed to the last.
        var words: ClosedRange<Int>
        /// The most reliable position at which text and template agree: the end of the longest row
        /// of seeds with one diagonal.
        var anchor: (text: Int, template: Int)
        /// The first position at which text and template agree.
        var start: (text: Int, template: Int)
        /// The share of the template's seeds in the run.
        var share: Float
    }

    /// Two runs for each template, in the templates' order.
    private var runs: [SeedRun]
    /// The templates that have a run, in the order of their first seeds.
    private var touched: [Int] = []
    private var candidates: [Candidate] = []
    private let index: LicenseIndex
    /// For each template, the number of seeds that a text must have for a closer look: half of
    /// them.
    let leastHits: [Int32]
    /// For each template, the number of its words that a run must have room for between its first
    /// and last seed.
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

    /// Adds the next seeds of a template. Each seed goes to the run with the higher claim, which is
    /// higher for a longer run and for a smaller change of the diagonal.
    ///
    /// - Parameter occurrences: in the text's order.
    mutating func add(
        _ occurrences: UnsafeBufferPointer<SeedOccurrence>, of template: Int
    ) {
        // Moved out of the property, because checking at each seed that the runs aren't shared
        // would take as long as everything else.
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
                    // The seed begins a run of its own, which replaces the older one.
                    let older = pair[0].last <= pair[1].last ? 0 : 1
                    close(pair[older], beside: pair[1 &- older], of: template)
                    pair[older] = SeedRun(occurrences[next])
                    next &+= 1
                }
            }
        }
        swap(&runs, &self.runs)
    }

    /// Ends all runs, and returns those with enough of their template.
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

    /// The indexes of a template's two runs.
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

/// A run of seeds of one template that a text has in the template's order, at about the same
/// distances.
///
/// A seed's diagonal is its position in the text minus its position in the template. Seeds that are
/// equally far apart in both have equal diagonals; added or missing words change the diagonal.
struct SeedRun {
    /// The first seed's position in the text and in the template.
    private(set) var start: Int32 = 0
    private(set) var origin: Int32 = 0
    /// The last seed's position in the text; -1 if there is no seed yet.
    private(set) var last: Int32 = -1
    /// The last seed's diagonal.
    private var diagonal: Int32 = 0
    /// The number of seeds.
    private(set) var hits: Int32 = 0
    /// The number of seeds in a row with one diagonal: the current row, and the longest one.
    private var streak: Int32 = 0
    private var longestStreak: Int32 = -1
    /// The end of the longest row, in the text and in the template.
    private(set) var anchor: Int32 = 0
    private(set) var anchorOrigin: Int32 = 0
    /// The number of the template's words between its seeds that the text has no room for.
    private var lacking: Int32 = 0

    /// Seeds further apart in the text, in words, belong to different runs.
    private static let reach: Int32 = 400
    /// The most words that may be added or missing between two seeds of a run.
    private static let drift: Int32 = 180

    /// A run without a seed.
    init() {}

    init(_ seed: SeedOccurrence) {
        (start, last, anchor) = (seed.position, seed.position, seed.position)
        (origin, anchorOrigin) = (seed.origin, seed.origin)
        diagonal = seed.diagonal
        hits = 1
    }

    /// The number of the template's words that the text has room for between the first and last
    /// seed.
    var room: Int32 { last &- diagonal &- origin &+ Int32(SeedKey.length) &- lacking }

    /// The room including that of a run that ended right before this one: if the text repeats words
    /// that the template has further down, this begins a second run.
    func room(beside other: SeedRun) -> Int32 {
        let isNext = start > other.last && start &- other.last <= Self.reach
        return isNext && origin > other.origin ? room &+ other.room : room
    }

    /// How well a seed fits the run. The claim is higher if the run has more seeds and if the
    /// diagonal changes less. It is the lowest number if the seed can't be part of the run.
    @inline(__always)
    func claim(_ seed: SeedOccurrence) -> Int32 {
        let step = seed.position &- last
        // The seed must also come after the last seed in the template.
        guard step <= Self.reach, step > seed.diagonal &- diagonal, hits > 0 else { return .min }
        return mostClaim(on: seed.diagonal)
    }

    /// The highest possible claim to a seed on a diagonal.
    @inline(__always)
    private func mostClaim(on other: Int32) -> Int32 {
        let moved = other &- diagonal
        let drift = moved < 0 ? 0 &- moved : moved
        return drift <= Self.drift ? hits &- drift : .min
    }

    /// Adds a seed, and also the seeds that follow on its diagonal unless the other run may have a
    /// higher claim to one of them.
    ///
    /// - Returns: the index of the next seed.
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

    /// Extends the run to a seed.
    ///
    /// - Parameter count: the number of seeds to add, all on the seed's diagonal.
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
