/// Joins the seeds that a text has of a template to runs, stretches of the text that may be the
/// whole template.
///
/// Each template has two runs at a time, those that grew last: so memory is bounded by the index
/// however often a hostile text repeats itself.
struct SeedClusters {
    /// A stretch of the text that may be a template.
    struct Candidate {
        var template: Int
        /// The places in the text where seeds were found, from the first to the last.
        var words: ClosedRange<Int>
        /// The surest place where text and template agree: the end of the longest row of seeds that
        /// stand as far apart in both.
        var anchor: (text: Int, template: Int)
        /// The first place where they agree.
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
    /// - Parameter places: in the text's order.
    mutating func add(_ places: UnsafeBufferPointer<SeedPlaces.Place>, of template: Int) {
        // Taken out meanwhile: to ask at each place whether the runs are shared takes as
        // long as all the rest.
        var runs: [SeedRun] = []
        swap(&runs, &self.runs)
        runs.withUnsafeMutableBufferPointer { runs in
            let pair = UnsafeMutableBufferPointer(rebasing: runs[Self.pair(of: template)])
            if pair[0].hits == 0, pair[1].hits == 0, !places.isEmpty { touched.append(template) }
            var next = 0
            while next < places.count {
                let claims = (pair[0].claim(places[next]), pair[1].claim(places[next]))
                let owner = claims.0 >= claims.1 ? 0 : 1
                if max(claims.0, claims.1) > .min {
                    next = pair[owner].take(places, from: next, beside: pair[1 &- owner])
                } else {
                    // It begins a run of its own, in the place of the older one.
                    let older = pair[0].last <= pair[1].last ? 0 : 1
                    close(pair[older], beside: pair[1 &- older], of: template)
                    pair[older] = SeedRun(places[next])
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
