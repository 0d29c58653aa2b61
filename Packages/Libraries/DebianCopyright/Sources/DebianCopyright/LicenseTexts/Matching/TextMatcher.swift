import Synchronization

/// Finds the license texts in a text, and tells whether there is anything else in it.
///
/// It keeps its storage for the next text: use one a thread.
struct TextMatcher: ~Copyable {
    let index: LicenseIndex
    private let unmatched: UnmatchedText
    private let withheld: WithheldRights
    private let inserted: InsertedConditions
    private var words = NumberedWords()
    private var seeds: [TextSeed] = []
    /// Made for the first text that has anything in common with a license.
    private var finder: LicenseFinder?
    private let remembered: RememberedTexts

    /// - Parameters:
    ///   - index: the texts that are known.
    ///   - texts: what others found already by the same index, and are told what this one does.
    init(_ index: LicenseIndex, sharing texts: RememberedTexts = RememberedTexts()) {
        self.index = index
        remembered = texts
        unmatched = UnmatchedText(index)
        withheld = WithheldRights(index)
        inserted = InsertedConditions(index)
    }

    /// Reads a text of any size, in time linear in it.
    ///
    /// - Parameters:
    ///   - text: what is read.
    ///   - words: those of the same text, numbered by the same index.
    mutating func read(_ text: ByteView, _ words: TextWords) -> TextReading {
        self.words.read(words)
        let text = NumberedText(text, words, self.words)
        var licenses: [Range<Int>] = []
        var changes: [Range<Int>] = []
        let matches = findLicenses().compactMap { found -> TextMatch? in
            let license = found.text
            let insertions = inserted.sentences(in: license, of: text)
            let isIncomplete = index.isIncomplete(license.template)
            let changed = withheld.changes(
                to: license, in: text, besides: insertions.map(\.words))
            changes += changed.map(text.bytes(of:))
            guard changed.isEmpty, !isIncomplete || text.hasNoTerms(behind: license)
            else { return nil }
            licenses.append(license.words)
            return TextMatch(
                template: license.template, rivals: found.rivals,
                bytes: text.bytes(ofLicense: license.words), cost: license.cost,
                coverage: license.coverage, isIncomplete: isIncomplete,
                insertions: insertions.filter(\.isCondition).map { text.bytes(of: $0.words) })
        }
        return TextReading(
            matches: matches,
            isWhole: !matches.isEmpty && matches.allSatisfy(\.insertions.isEmpty)
                && unmatched.isTrivial(in: text, besides: licenses),
            changes: changes)
    }

    /// Finds the licenses in the words that were read last.
    private mutating func findLicenses() -> [TextChoice.Chosen] {
        let text = remembered.hash(of: words.numbers)
        if let text, let licenses = remembered[text] { return licenses }
        index.seeds.findSeeds(of: words.numbers, into: &seeds)
        if seeds.isEmpty { return [] }
        if finder == nil { finder = LicenseFinder(index) }
        let licenses = finder?.licenses(in: words.numbers, by: seeds) ?? []
        if let text { remembered.remember(licenses, in: text) }
        return licenses
    }
}

/// A license's text found in another text.
struct TextMatch: Hashable, Sendable {
    /// Which of the index's texts; ``LicenseIndex/id(of:)`` names it.
    let template: Int
    /// Other texts of the index that it could be taken for just as well: a name that says one of
    /// them is no contradiction. The best one first.
    let rivals: [Int]
    /// The bytes of the text that it covers.
    let bytes: Range<Int>
    /// How much differs; see `DifferenceCost`.
    let cost: Float
    /// The share of the template's words that the text has, above 0, at most 1.
    let coverage: Float
    /// Whether the disclaimer is missing.
    var isIncomplete = false
    /// The bytes of sentences among those of the license that it doesn't have and that set a
    /// condition: a rider in its midst. In the text's order.
    var insertions: [Range<Int>] = []
}

extension NumberedText {
    /// Where some words stand in the text, in bytes, with an address right behind the last one: it
    /// has no number, and is the license's own.
    fileprivate func bytes(ofLicense positions: Range<Int>) -> Range<Int> {
        let range = bytes(of: positions)
        guard let last = positions.last else { return range }
        var end = index(of: last)
        while end + 1 < words.count, words[end + 1].isAddress,
            bytes[words[end].end..<words[end + 1].start].count(where: { $0 == 0x0A }) < 2
        {
            end += 1
        }
        return range.lowerBound..<words[end].end
    }

    /// Whether nothing stands in the place of the disclaimer that a license lacks: its list of
    /// conditions doesn't go on, and the next paragraph is somebody else's, or sets no terms.
    fileprivate func hasNoTerms(behind license: AlignedText) -> Bool {
        let next = index(of: license.words.upperBound - 1) + 1
        if next < words.count, words[next].isMarker { return false }
        let end = bytes(of: license.words).upperBound
        let paragraphs = TextParagraph.paragraphs(of: bytes[end..<min(bytes.count, end + reach)])
        guard let next = paragraphs.first, !next.isBelowHolders else { return true }
        return PermittingWords.sentences(of: next.bytes).allSatisfy {
            $0.speakOfPackaging || !$0.areTerms
        }
    }

    /// A term stands no further behind, in bytes.
    private var reach: Int { 4096 }
}

/// What license texts a text holds.
struct TextReading: Hashable, Sendable {
    /// The texts found, none of which overlaps another, in the text's order.
    let matches: [TextMatch]
    /// Whether there is such a text, and nothing beside that could be a condition: copyright lines,
    /// titles, and where the license can be read.
    let isWhole: Bool
    /// The bytes of words by which a text restricts what a license gives that it otherwise is
    /// alike. It is none of the matches.
    var changes: [Range<Int>] = []
}

/// What licenses were found in texts so far. A text is known by the numbers of its words: many
/// texts differ only in words that no license has, such as names, and those have no number.
///
/// Each text has one slot, where it takes the place of the text before; a long text, which hardly
/// comes again, is not remembered. So this takes no more memory whatever is read. It may be shared
/// between threads, and by matchers that know the same index.
final class RememberedTexts: Sendable {
    private let seeds = ContentHash.Seeds()
    /// Empty until the first text is remembered.
    private let slots = Mutex<[Slot]>([])

    private typealias Slot = (text: ContentHash?, licenses: [TextChoice.Chosen])

    /// How many texts are remembered at most.
    static let slotCount = 1024
    /// The most words that a text may have to be remembered.
    static let longest = 1024

    init() {}

    /// What a text is known by; nil if it is too long.
    func hash(of words: [UInt16]) -> ContentHash? {
        if words.count > Self.longest { return nil }
        return ByteView.withBytes(ofNumbers: words) { ContentHash($0, seeds: seeds) }
    }

    /// The licenses in a text; nil if it is not remembered.
    subscript(text: ContentHash) -> [TextChoice.Chosen]? {
        slots.withLock { slots in
            guard !slots.isEmpty else { return nil }
            let slot = slots[text.slot(of: Self.slotCount)]
            return slot.text == text ? slot.licenses : nil
        }
    }

    func remember(_ licenses: [TextChoice.Chosen], in text: ContentHash) {
        slots.withLock { slots in
            if slots.isEmpty { slots = Array(repeating: (nil, []), count: Self.slotCount) }
            slots[text.slot(of: Self.slotCount)] = (text, licenses)
        }
    }
}
