/// Finds the licence texts in a text, and tells whether there is anything else in it.
///
/// It keeps its storage for the next text: use one a thread.
struct TextMatcher: ~Copyable {
    let index: LicenseIndex
    private let remainder: Remainder
    private var words = NumberedWords()
    private var seeds: SeedFinder
    /// Made for the first text that has anything in common with a licence.
    private var finder: LicenseFinder?
    private let remembered: RememberedTexts

    /// - Parameters:
    ///   - index: the texts that are known.
    ///   - texts: what others found already by the same index, and are told what this one does.
    init(_ index: LicenseIndex, sharing texts: RememberedTexts = RememberedTexts()) {
        self.index = index
        remembered = texts
        remainder = Remainder(index)
        seeds = SeedFinder(index.seeds)
    }

    /// Reads a text of any size, in time linear in it.
    ///
    /// - Parameters:
    ///   - text: what is read.
    ///   - words: those of the same text, numbered by the same index.
    mutating func read(_ text: ByteView, _ words: TextWords) -> TextReading {
        self.words.read(words)
        let best = findLicenses()
        let text = NumberedText(text, words, self.words)
        let matches = best.map { best in
            TextMatch(
                template: best.text.template, rivals: best.rivals,
                bytes: text.bytes(of: best.text.words), cost: best.text.cost,
                coverage: best.text.coverage)
        }
        return TextReading(
            matches: matches,
            isWhole: !matches.isEmpty
                && remainder.isTrivial(in: text, besides: best.map(\.text.words)))
    }

    /// Finds the licences in the words that were read last.
    private mutating func findLicenses() -> [TextChoice.Chosen] {
        let text = remembered.hash(of: words.numbers)
        if let text, let licenses = remembered[text] { return licenses }
        seeds.read(words.numbers)
        if seeds.seeds.isEmpty { return [] }
        if finder == nil { finder = LicenseFinder(index) }
        let licenses = finder?.licenses(in: words.numbers, by: seeds.seeds) ?? []
        if let text { remembered.remember(licenses, in: text) }
        return licenses
    }
}
