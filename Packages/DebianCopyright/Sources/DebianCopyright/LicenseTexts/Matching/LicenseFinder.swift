/// Finds the licences in the words of a text: those that it has enough seeds of are laid along it,
/// and of those that cover the same words the best is chosen.
struct LicenseFinder: ~Copyable {
    private let index: LicenseIndex
    private var finder: CandidateFinder
    private var costs: DifferenceCost
    private var gaps: GapFinder
    private let versions: PrintedVersions

    init(_ index: LicenseIndex) {
        self.index = index
        finder = CandidateFinder(index)
        costs = DifferenceCost(index)
        gaps = GapFinder(index)
        versions = PrintedVersions(index)
    }

    /// The licences found, none of which overlaps another, in the text's order.
    ///
    /// - Parameter seeds: all that the text has.
    mutating func licenses(in words: [UInt16], by seeds: [TextSeed]) -> [TextChoice.Chosen] {
        let candidates = finder.candidates(of: seeds)
        var choice = TextChoice(wordCount: candidates.isEmpty ? 0 : words.count)
        words.withUnsafeBufferPointer { words in
            for candidate in candidates {
                let length = index.template(candidate.template).count
                if choice.isSettled(candidate, length: length) { continue }
                if let text = align(candidate, words) { choice.add(text) }
            }
        }
        return choice.best()
    }

    /// Lays a candidate along the text; nil where it doesn't fit.
    private mutating func align(
        _ candidate: SeedClusters.Candidate, _ words: UnsafeBufferPointer<UInt16>
    ) -> AlignedText? {
        if let text = align(candidate, from: candidate.anchor, words) { return text }
        // Not from every place can a passage with other words be bridged: once more from another.
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
        if !index.isException(candidate.template), versions.differ(template, range, of: words) {
            return nil
        }
        return AlignedText(
            template: candidate.template, words: range, cost: alignment.cost,
            matched: alignment.matched, rank: template.rank,
            coverage: Float(alignment.matched) / Float(template.count))
    }
}
