public import Bytes

/// Finds the licence texts in a text. It keeps its storage for the next text: use one a thread.
public struct TextMatcher {
    private let index: LicenseIndex
    private let remainder: Remainder
    private var list = WordList()
    private var clusters: SeedClusters
    private var candidates: [SeedClusters.Candidate] = []
    private var costs: DifferenceCost
    private var gaps: GapFinder

    public init(_ index: LicenseIndex) {
        self.index = index
        clusters = SeedClusters(index)
        remainder = Remainder(index)
        costs = DifferenceCost(index)
        gaps = GapFinder(index)
    }

    /// Reads a text of any size, in time linear in it.
    public mutating func read(_ text: ByteView) -> TextReading {
        list.read(text, with: index)
        findCandidates()
        let choice = choose()
        let matches = choice.best().map { best in
            TextMatch(
                template: best.text.template, rivals: best.rivals,
                bytes: list.bytes(of: best.text.words, in: text), cost: best.text.cost,
                coverage: best.text.coverage)
        }
        return TextReading(
            matches: matches,
            isWhole: !matches.isEmpty
                && remainder.isTrivial(in: text, besides: matches.map(\.bytes)))
    }

    private mutating func findCandidates() {
        var key: UInt64 = 0
        var known = 0
        for position in list.ids.indices {
            let word = list.ids[position]
            known = word == 0 ? 0 : known &+ 1
            key = key &<< 16 | UInt64(word)
            guard known >= SeedKey.length else { continue }
            let start = position &- SeedKey.length &+ 1
            for place in index.postings(of: key) { clusters.add(place: place, at: start) }
        }
        candidates = clusters.finish().sorted { $0.share > $1.share }
    }

    private mutating func choose() -> TextChoice {
        var choice = TextChoice(wordCount: candidates.isEmpty ? 0 : list.ids.count)
        list.ids.withUnsafeBufferPointer { words in
            for candidate in candidates {
                let length = index.template(candidate.template).count
                if choice.isSettled(candidate, length: length) { continue }
                if let text = align(candidate, words) { choice.add(text) }
            }
        }
        return choice
    }

    private mutating func align(
        _ candidate: SeedClusters.Candidate, _ words: UnsafeBufferPointer<UInt16>
    ) -> AlignedText? {
        let template = index.template(candidate.template)
        var alignment = Alignment(template, words)
        guard let range = alignment.run(from: candidate.anchor, costs: &costs, gaps: &gaps)
        else { return nil }
        return AlignedText(
            template: candidate.template, words: range, cost: alignment.cost,
            matched: alignment.matched, rank: template.rank,
            coverage: Float(alignment.matched) / Float(template.count))
    }
}
