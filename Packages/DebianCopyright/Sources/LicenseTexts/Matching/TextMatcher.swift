public import Bytes

/// Finds the licence texts in a text. It keeps its storage for the next text: use one a thread.
public struct TextMatcher {
    let index: LicenseIndex
    private let remainder: Remainder
    private var words = NumberedWords()
    private var finder: CandidateFinder
    private var costs: DifferenceCost
    private var gaps: GapFinder

    public init(_ index: LicenseIndex) {
        self.index = index
        finder = CandidateFinder(index)
        remainder = Remainder(index)
        costs = DifferenceCost(index)
        gaps = GapFinder(index)
    }

    /// Reads a text of any size, in time linear in it.
    ///
    /// - Parameters:
    ///   - text: what is read.
    ///   - words: those of the same text, numbered by the same index.
    public mutating func read(_ text: ByteView, _ words: TextWords) -> TextReading {
        self.words.read(words)
        let best = choose(among: finder.candidates(in: self.words.numbers)).best()
        let matches = best.map { best in
            TextMatch(
                template: best.text.template, rivals: best.rivals,
                bytes: self.words.bytes(of: best.text.words, in: words), cost: best.text.cost,
                coverage: best.text.coverage)
        }
        return TextReading(
            matches: matches,
            isWhole: !matches.isEmpty
                && remainder.isTrivial(
                    in: text, words, self.words, besides: best.map(\.text.words))
        )
    }

    private mutating func choose(among candidates: [SeedClusters.Candidate]) -> TextChoice {
        var choice = TextChoice(wordCount: candidates.isEmpty ? 0 : words.numbers.count)
        words.numbers.withUnsafeBufferPointer { words in
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
        if let text = align(candidate, from: candidate.anchor, words) { return text }
        // A passage that has other words is not passed from everywhere.
        guard candidate.share > Self.nearlyAll, index.template(candidate.template).isChangeable
        else { return nil }
        return align(candidate, from: candidate.start, words)
    }

    /// The share of its seeds with which a licence is looked for twice.
    private static let nearlyAll: Float = 0.8

    private mutating func align(
        _ candidate: SeedClusters.Candidate, from place: (text: Int, template: Int),
        _ words: UnsafeBufferPointer<UInt16>
    ) -> AlignedText? {
        let template = index.template(candidate.template)
        var alignment = Alignment(template, words)
        guard let range = alignment.run(from: place, costs: &costs, gaps: &gaps)
        else { return nil }
        return AlignedText(
            template: candidate.template, words: range, cost: alignment.cost,
            matched: alignment.matched, rank: template.rank,
            coverage: Float(alignment.matched) / Float(template.count))
    }
}
