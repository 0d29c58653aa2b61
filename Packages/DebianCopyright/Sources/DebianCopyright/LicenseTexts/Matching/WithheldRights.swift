/// Tells which texts withhold what the licence gives that they otherwise are alike: "without
/// restriction" has become "for noncommercial use", or "sell" is left out.
///
/// A few words weigh little in the alignment, but the matching guidelines let only wording differ
/// that changes no right.
struct WithheldRights {
    private let index: LicenseIndex
    private let restricting: Set<UInt16>
    private let sell: UInt16

    private static let restrictingWords = "noncommercial noncommercially"

    init(_ index: LicenseIndex) {
        self.index = index
        restricting = Set(WordHash.hashes(of: Self.restrictingWords).map { index.vocabulary[$0] })
            .subtracting([0])
        sell = index.vocabulary[WordHash.hash(of: "sell")]
    }

    /// Whether the text restricts more than the licence does, or lacks a right that it gives.
    func differ(_ match: AlignedText, in text: NumberedText) -> Bool {
        var more = 0
        var sales = 0
        for position in match.words {
            if Self.restrictingHashes.contains(text.word(at: position).hash) { more += 1 }
            if text.numbers[position] == sell { sales += 1 }
        }
        let template = index.template(match.template)
        if more == 0, sales > 0 || sell == 0 || template.count > Self.longest { return false }
        for position in 0..<template.count where !template.isOptional(position) {
            if restricting.contains(template[position]) { more -= 1 }
            if sell != 0, template[position] == sell { sales -= 1 }
        }
        return more > 0 || sales < 0 && template.count <= Self.longest
    }

    private static let restrictingHashes = WordSet(restrictingWords)

    /// Of a licence with more words a text may lack a part.
    private static let longest = 1000
}
