/// Gathers places where a text has four words in common with a template into runs that may be the
/// whole template.
///
/// Each template keeps the two runs that were fed last, so that memory is bounded by the index
/// however often a hostile text repeats itself.
struct SeedClusters {
    private struct Run {
        /// The first seed's place in the text and in the template.
        var start: Int32 = 0
        var origin: Int32 = 0
        /// The last seed's place in the text, and in the template.
        var last: Int32 = 0
        var lastOrigin: Int32 = 0
        var hits: Int32 = 0
        /// How many seeds in a row stood as far apart as in the template, now and at the most.
        var streak: Int32 = 0
        var longestStreak: Int32 = -1
        /// The place where the longest such row ended.
        var anchor: Int32 = 0
        var anchorOrigin: Int32 = 0
        /// How many of the template's words the text has no room for, between the seeds.
        var lacking: Int32 = 0
    }

    /// A stretch of the text that may be a template.
    struct Candidate {
        var template: Int
        /// The places in the text where seeds were found, from the first to the last.
        var words: ClosedRange<Int>
        /// A place where text and template agree, the surest one.
        var anchor: (text: Int, template: Int)
        /// The share of the template's seeds that were found.
        var share: Float
    }

    private var runs: [Run]
    private var touched: [Int] = []
    private(set) var candidates: [Candidate] = []
    private let index: LicenseIndex

    /// Places further apart in the text belong to different runs.
    private static let reach: Int32 = 400
    /// Words that may be added or left out between two seeds of a run.
    private static let drift: Int32 = 180

    init(_ index: LicenseIndex) {
        self.index = index
        runs = Array(repeating: Run(), count: 2 * index.templateCount)
    }

    /// How many seeds of a template a text must have to be looked at: half of them.
    static func leastHits(of template: LicenseTemplate) -> Int {
        max(1, (template.seedCount + 1) / 2)
    }

    @inline(__always)
    mutating func add(place: UInt32, at position: Int) {
        let first = 2 &* Int(truncatingIfNeeded: place &>> 16)
        let origin = Int32(truncatingIfNeeded: place & 0xFFFF)
        let position = Int32(truncatingIfNeeded: position)
        // Of two runs that it may belong to, the one with the better claim: the longer it is and
        // the less it has drifted from the seed.
        let claims = (claim(first, position, origin), claim(first &+ 1, position, origin))
        if max(claims.0, claims.1) > Int32.min {
            extend(claims.0 >= claims.1 ? first : first &+ 1, position, origin)
            return
        }
        if runs[first].hits == 0 && runs[first &+ 1].hits == 0 { touched.append(first) }
        let older = runs[first].last <= runs[first &+ 1].last ? first : first &+ 1
        finish(older)
        runs[older] = Run(
            start: position, origin: origin, last: position, lastOrigin: origin, hits: 1,
            anchor: position, anchorOrigin: origin)
    }

    /// How well a seed goes with a run; the least number where it can't be one of it.
    @inline(__always)
    private func claim(_ slot: Int, _ position: Int32, _ origin: Int32) -> Int32 {
        let run = runs[slot]
        let passed = position &- run.last
        let drift = abs(passed &- (origin &- run.lastOrigin))
        guard run.hits > 0, passed <= Self.reach, origin > run.lastOrigin, drift <= Self.drift
        else { return .min }
        return run.hits &- drift
    }

    @inline(__always)
    private mutating func extend(_ slot: Int, _ position: Int32, _ origin: Int32) {
        let run = runs[slot]
        let passed = position &- run.last
        runs[slot].lacking = run.lacking &+ max(0, origin &- run.lastOrigin &- passed)
        runs[slot].hits = run.hits &+ 1
        runs[slot].last = position
        runs[slot].lastOrigin = origin
        let streak = passed == origin &- run.lastOrigin ? run.streak &+ 1 : 0
        runs[slot].streak = streak
        if streak > run.longestStreak {
            runs[slot].longestStreak = streak
            runs[slot].anchor = position
            runs[slot].anchorOrigin = origin
        }
    }

    /// Ends all runs and gives those that have enough of their template.
    mutating func finish() -> [Candidate] {
        for first in touched {
            finish(first)
            finish(first + 1)
        }
        touched.removeAll(keepingCapacity: true)
        defer { candidates.removeAll(keepingCapacity: true) }
        return candidates
    }

    private mutating func finish(_ slot: Int) {
        let run = runs[slot]
        runs[slot].hits = 0
        runs[slot].last = -1
        guard run.hits > 0 else { return }
        let template = index.template(slot / 2)
        guard Int(run.hits) >= Self.leastHits(of: template) else { return }
        let ends = Int(run.origin) + template.count - Int(run.lastOrigin) - SeedKey.length
        let lacking = Int(run.lacking) + ends - template.optionalCount
        guard lacking <= Alignment.mostLacking(template.count) else { return }
        candidates.append(
            Candidate(
                template: slot / 2, words: Int(run.start)...Int(run.last),
                anchor: (Int(run.anchor), Int(run.anchorOrigin)),
                share: Float(run.hits) / Float(template.seedCount)))
    }
}
