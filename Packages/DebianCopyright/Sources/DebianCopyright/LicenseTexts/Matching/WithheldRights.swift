/// Tells which texts withhold what the license gives that they otherwise are alike: "without
/// restriction" has become "for noncommercial use", something is forbidden, or "sell" is left out;
/// and those that warrant what it doesn't.
///
/// A few words weigh little in the alignment, but the matching guidelines let only wording differ
/// that changes no right.
struct WithheldRights {
    private let index: LicenseIndex
    private let restricting: Set<UInt16>
    private let sell: UInt16
    private let with: UInt16
    private let warranties: Set<UInt16>

    private static let restrictingWords = "noncommercial noncommercially forbidden"

    init(_ index: LicenseIndex) {
        self.index = index
        restricting = Set(WordHash.hashes(of: Self.restrictingWords).map { index.vocabulary[$0] })
            .subtracting([0])
        sell = index.vocabulary[WordHash.hash(of: "sell")]
        with = index.vocabulary[WordHash.hash(of: "with")]
        warranties = Set(
            ["warranty", "warranties"].map { index.vocabulary[WordHash.hash(of: $0)] }
        )
        .subtracting([0])
    }

    /// Whether the text restricts more than the license does, warrants what that doesn't, or lacks
    /// a right that it gives.
    func differ(_ match: AlignedText, in text: NumberedText) -> Bool {
        var more = 0
        var sales = 0
        for position in match.words {
            if Self.restrictingHashes.contains(text.word(at: position).hash)
                || position + 1 < match.words.upperBound
                    && warrants(text.numbers[position], text.numbers[position + 1])
            {
                more += 1
            }
            if text.numbers[position] == sell { sales += 1 }
        }
        let template = index.template(match.template)
        if more == 0, sales > 0 || sell == 0 || template.count > Self.longest { return false }
        for position in 0..<template.count {
            let word = template[position]
            if restricting.contains(word)
                || position + 1 < template.count && warrants(word, template[position + 1])
            {
                more -= 1
            }
            if sell != 0, word == sell, !template.isOptional(position) { sales -= 1 }
        }
        return more > 0 || sales < 0 && template.count <= Self.longest
    }

    /// "with warranty"
    private func warrants(_ word: UInt16, _ next: UInt16) -> Bool {
        word == with && warranties.contains(next)
    }

    private static let restrictingHashes = WordSet(restrictingWords)

    /// Of a license with more words a text may lack a part.
    private static let longest = 1000
}
