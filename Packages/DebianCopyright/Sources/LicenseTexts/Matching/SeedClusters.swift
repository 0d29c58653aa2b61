/// Gathers places where a text has four words in common with a template into runs that may be the
/// whole template.
///
/// Each template keeps the two runs that were fed last, so that memory is bounded by the index
/// however often a hostile text repeats itself.
struct SeedClusters {
    /// The two runs of one template.
    private struct Pair {
        var first = SeedRun()
        var second = SeedRun()

        var isEmpty: Bool { first.hits == 0 && second.hits == 0 }

        /// Adds a seed to the run that has the better claim to it: the longer it is and the less it
        /// has drifted from the seed. False where neither has one.
        @inline(__always)
        mutating func take(_ position: Int32, _ origin: Int32) -> Bool {
            let claim = first.claim(position, origin)
            // Most templates have one run at a time.
            if second.hits == 0 || claim >= second.claim(position, origin) {
                if claim == .min { return false }
                first.extend(position, origin)
            } else {
                second.extend(position, origin)
            }
            return true
        }

        /// Begins another run in the place of the older one, which is the result.
        mutating func begin(_ position: Int32, _ origin: Int32) -> SeedRun {
            var run = SeedRun(position: position, origin: origin)
            if first.last <= second.last { swap(&run, &first) } else { swap(&run, &second) }
            return run
        }
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

    private var pairs: [Pair]
    /// The templates that have a run, in the order of their first seeds.
    private var touched: [Int] = []
    private var candidates: [Candidate] = []
    private let index: LicenseIndex
    /// How many seeds a text must have to be looked at, of each template: half of them.
    let leastHits: [Int32]

    init(_ index: LicenseIndex) {
        self.index = index
        leastHits = (0..<index.templateCount).map {
            max(1, Int32(index.template($0).seedCount + 1) / 2)
        }
        pairs = Array(repeating: Pair(), count: index.templateCount)
    }

    /// Takes in the next seeds of a template.
    ///
    /// - Parameter places: in the text's order.
    mutating func add(_ places: UnsafeBufferPointer<SeedPlaces.Place>, of template: Int) {
        // Taken out meanwhile: to ask at each place whether the pairs are shared takes as long as all
        // the rest.
        var pairs: [Pair] = []
        swap(&pairs, &self.pairs)
        pairs.withUnsafeMutableBufferPointer { pairs in
            if pairs[template].isEmpty, !places.isEmpty { touched.append(template) }
            for place in places where !pairs[template].take(place.position, place.origin) {
                close(pairs[template].begin(place.position, place.origin), of: template)
            }
        }
        swap(&pairs, &self.pairs)
    }

    /// Ends all runs and gives those that have enough of their template.
    mutating func finish() -> [Candidate] {
        for template in touched {
            close(pairs[template].first, of: template)
            close(pairs[template].second, of: template)
            pairs[template] = Pair()
        }
        touched.removeAll(keepingCapacity: true)
        defer { candidates.removeAll(keepingCapacity: true) }
        return candidates
    }

    private mutating func close(_ run: SeedRun, of number: Int) {
        guard run.hits >= leastHits[number] else { return }
        let template = index.template(number)
        let ends = Int(run.origin) + template.count - Int(run.lastOrigin) - SeedKey.length
        let lacking = Int(run.lacking) + ends - template.optionalCount
        guard lacking <= Alignment.mostLacking(template.count) else { return }
        candidates.append(
            Candidate(
                template: number, words: Int(run.start)...Int(run.last),
                anchor: (Int(run.anchor), Int(run.anchorOrigin)),
                share: Float(run.hits) / Float(template.seedCount)))
    }
}
