import DebianSystems
import Synchronization

/// Finds the license texts in a text, and says whether the text has anything else.
///
/// A matcher keeps its storage for the next text, so use one per thread.
struct TextMatcher: ~Copyable {
    let index: LicenseIndex
    private let unmatched: UnmatchedText
    private let withheld: WithheldRights
    private let inserted: InsertedConditions
    private var words = NumberedWords()
    private var seeds: [TextSeed] = []
    /// Created for the first text that shares any seeds with a license.
    private var finder: LicenseFinder?
    private let remembered: RememberedTexts

    /// - Parameters:
    ///   - index: the known texts.
    ///   - texts: the results of other matchers with the same index, shared with this one.
    init(_ index: LicenseIndex, sharing texts: RememberedTexts = RememberedTexts()) {
        self.index = index
        remembered = texts
        unmatched = UnmatchedText(index)
        withheld = WithheldRights(index)
        inserted = InsertedConditions(index)
    }

    /// Reads a text of any size in linear time.
    ///
    /// - Parameters:
    ///   - text: the text to read.
    ///   - words: the words of this text, numbered by this matcher's index.
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
    /// The number of the text in the index; ``LicenseIndex/id(of:)`` gives its id.
    let template: Int
    /// Other texts of the index that match about as well, the best one first. A name that means one
    /// of them is no contradiction.
    let rivals: [Int]
    /// The range that the match covers, in bytes of the text.
    let bytes: Range<Int>
    /// The cost of the differences; see `DifferenceCost`.
    let cost: Float
    /// The share of the template's words that the text has, above 0, at most 1.
    let coverage: Float
    /// Whether the disclaimer is missing.
    var isIncomplete = false
    /// The ranges of sentences inside the license's text that aren't part of it and set a condition
    /// (a rider); in bytes, in the text's order.
    var insertions: [Range<Int>] = []
}

extension NumberedText {
    /// The range of a license's words in bytes, including an address right after the last word. The
    /// address has no number, but belongs to the license.
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

    /// Whether nothing replaces the disclaimer that a license lacks: its list of conditions doesn't
    /// continue, and the next paragraph is another holder's or sets no terms.
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

    /// Terms this many bytes after the license are unrelated.
    private var reach: Int { 4096 }
}

/// The license texts in a text.
struct TextReading: Hashable, Sendable {
    /// The texts, without overlaps, in the text's order.
    let matches: [TextMatch]
    /// Whether there is such a text and nothing else that might be a condition: only copyright
    /// lines, titles, and pointers to the license.
    let isWhole: Bool
    /// The ranges of words, in bytes, by which a text restricts the license that it otherwise
    /// resembles. That license isn't among the matches.
    var changes: [Range<Int>] = []
}

/// Remembers the licenses found in texts. A text is identified by the numbers of its words: many
/// texts differ only in words that no license has, such as names, which have no number.
///
/// Each text has one slot, in which it replaces the previous text. Long texts are not remembered,
/// because they rarely occur twice. So memory is limited, no matter what is read. The object may be
/// shared between threads, and between matchers that use the same index.
final class RememberedTexts: Sendable {
    private let seeds = ContentHash.Seeds()
    /// Empty until the first text is remembered.
    private let slots = Mutex<[Slot]>([])

    private typealias Slot = (text: ContentHash?, licenses: [TextChoice.Chosen])

    /// The most texts that are remembered.
    static let slotCount = 1024
    /// The most words of a text that is remembered.
    static let longest = 1024

    init() {}

    /// The hash that identifies a text; nil if the text is too long.
    func hash(of words: [UInt16]) -> ContentHash? {
        if words.count > Self.longest { return nil }
        return ByteView.withBytes(ofNumbers: words) { ContentHash($0, seeds: seeds) }
    }

    /// The licenses in a text; nil if the text isn't remembered.
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
