import DebianSystems

/// A text, its words and the table of names: what every step of the grammar queries.
///
/// A class, because each of those steps holds it: copies of a struct would each retain the words
/// and every table of names.
final class GrantText {
    let bytes: ByteView
    let words: [GrantWords.Entry]
    let names: NameTree

    init(bytes: ByteView, words: [GrantWords.Entry], names: NameTree) {
        self.bytes = bytes
        self.words = words
        self.names = names
    }

    var count: Int { words.count }

    /// Whether the word at an index has any of these roles.
    @inline(__always)
    func word(_ index: Int, is role: WordRole) -> Bool {
        words[index].roles.isAny(of: role)
    }

    /// Whether there is a word at the index that is spelled like this, in any letter case.
    func word(_ index: Int, isSpelled spelling: StaticString) -> Bool {
        index >= 0 && index < count && bytes(of: index).equalsIgnoringCase(spelling)
    }

    /// Whether there is a word at the index that has one of these spellings, in any letter case.
    func word(_ index: Int, isSpelled spellings: [StaticString]) -> Bool {
        guard index >= 0, index < count else { return false }
        let word = bytes(of: index)
        return spellings.contains(where: word.equalsIgnoringCase)
    }

    /// Whether the word at an index has no role in the grammar.
    func isStranger(_ index: Int) -> Bool { names.isStranger(words[index].number) }

    @inline(__always)
    func separator(after index: Int) -> Separator { words[index].separator }

    func bytes(of index: Int) -> ByteView {
        bytes[Int(words[index].start)..<Int(words[index].end)]
    }

    /// The indexes from `start` on, at most `reach` of them, without the last `spared` words of the
    /// text.
    func ahead(of start: Int, reach: Int, sparing spared: Int = 0) -> Range<Int> {
        start..<max(start, min(count - spared, start + reach))
    }

    /// The first index after a web address that begins at a word; the word's own index if no
    /// address begins there.
    func endOfAddress(at index: Int) -> Int {
        guard word(index, isSpelled: ["http", "https", "www"]) else { return index }
        let last = ahead(of: index, reach: Self.longestAddress).first {
            !separator(after: $0).contains(.tight)
        }
        return last.map { $0 + 1 } ?? index
    }

    /// No license's address has more words.
    private static let longestAddress = 20

    /// The indexes before `end`, at most `reach` of them and none before `floor`, from the nearest
    /// to the farthest.
    func back(from end: Int, reach: Int, floor: Int = 0) -> ReversedCollection<Range<Int>> {
        (min(end, max(floor, end - reach))..<end).reversed()
    }

    /// The bytes from a range's first word to its last one.
    func span(_ range: Range<Int>) -> Range<Int> {
        Int(words[range.lowerBound].start)..<Int(words[range.upperBound - 1].end)
    }

    /// The version number at an index, in digits or spelled out; nil for any other word.
    func version(at index: Int) -> Version? {
        if let version = Version(bytes(of: index)) { return version }
        guard word(index, is: .figure) else { return nil }
        return switch bytes[Int(words[index].start) + 1].lowercased {
        case UInt8(ascii: "n"): Version(figure: 1)
        case UInt8(ascii: "w"): Version(figure: 2)
        case UInt8(ascii: "h"): Version(figure: 3)
        default: Version(figure: 4)
        }
    }

    /// Whether a sentence or a paragraph ends after a word.
    ///
    /// Capital letters are no evidence, so a text in all capitals reads like any other.
    /// Abbreviations and initials end no sentence, and neither does `v. 2`.
    func endsSentence(_ index: Int) -> Bool {
        let separator = separator(after: index)
        if separator.contains(.paragraph) {
            if leadsToItem(index) { return false }
            return separator.contains(.stop) || !word(index, is: .unfinished)
                || separator.contains(.cut)
        }
        guard separator.contains(.stop) else { return false }
        return !word(index, is: .abbreviation) && !isInitial(index)
    }

    /// "under either of these:", "the GPL," or "the GPL;", if the next paragraph begins with "b)"
    private func leadsToItem(_ index: Int) -> Bool {
        let marks = separator(after: index)
        let item = index + 1
        guard item < count, marks.isDisjoint(with: [.stop, .cut]),
            !marks.isDisjoint(with: [.colon, .comma, .semicolon]),
            separator(after: item).contains(.close)
        else { return false }
        return bytes(of: item).count == 1 || word(item, isSpelled: ["ii", "iii", "iv"])
    }

    /// "N. N.", but not "sort.c."
    private func isInitial(_ index: Int) -> Bool {
        guard words[index].end - words[index].start == 1 else { return false }
        let sign = bytes[Int(words[index].start)]
        return sign.isCapital || sign.isLetter && !isInFileName(index)
    }

    /// The index after a remark in brackets that follows a word: "the GPL (for the library) and the
    /// MIT license". Nil if no bracket opens there and closes within the words.
    func endOfRemark(behind index: Int, in words: Range<Int>) -> Int? {
        guard separator(after: index).contains(.open) else { return nil }
        return words[min(index + 1, words.upperBound)...]
            .first { separator(after: $0).contains(.close) }.map { $0 + 1 }
    }

    /// Whether only signs precede a word on its line.
    func beginsLine(_ index: Int) -> Bool {
        let start = index == 0 ? 0 : Int(words[index - 1].end)
        return start == 0 || bytes[start..<Int(words[index].start)].contains(0x0A)
    }

    /// Whether a word begins a paragraph.
    func beginsParagraph(_ index: Int) -> Bool {
        index == 0 || separator(after: index - 1).contains(.paragraph)
    }
}

/// The words of a text as the grammar sees them: each word's roles, and the separator between it
/// and the next word. The storage is reused from text to text.
struct GrantWords {
    /// One word.
    struct Entry {
        var start: Int32
        var end: Int32
        /// The word's number in the vocabulary; 0 for a word that the grammar doesn't know.
        var number: UInt16
        /// The signs and blanks after the word.
        var separator: Separator
        /// The word's roles in the grammar.
        var roles: WordRole
    }

    private(set) var entries: [Entry] = []
    /// The indexes of words that a license's name may begin with, in order.
    private(set) var candidates: [Int32] = []
    /// For each omitted text, the number of words before it.
    private(set) var cuts: [Int] = []

    /// Reads the words of a text except those in `excluded`, each range of which ends a paragraph.
    ///
    /// - Parameters:
    ///   - words: all words of the text.
    ///   - excluded: ranges of bytes in ascending order, from a word's start to a word's end.
    mutating func read(
        _ text: ByteView, _ words: TextWords, except excluded: [Range<Int>], by names: NameTree
    ) {
        entries.removeAll(keepingCapacity: true)
        candidates.removeAll(keepingCapacity: true)
        cuts.removeAll(keepingCapacity: true)
        var index = 0
        for range in excluded {
            let stretch = text[0..<min(range.lowerBound, text.count)]
            let end = max(index, words.all.partitioningIndex { $0.end > stretch.count })
            append(words.all[index..<end], of: stretch, by: names)
            cuts.append(entries.count)
            index = max(end, words.all.partitioningIndex { $0.start >= range.upperBound })
        }
        append(words.all[index...], of: text, by: names)
    }

    /// Appends the words before the end of `text`, which is the whole text or its beginning.
    private mutating func append(_ words: ArraySlice<Word>, of text: ByteView, by names: NameTree) {
        guard let last = words.last else { return }
        Self.append(words, of: text, by: names, to: &entries, candidates: &candidates)
        guard !entries.isEmpty else { return }
        entries[entries.count - 1].separator = Separator(text, from: last.end, to: text.count)
            .union([.paragraph, .cut])
    }

    /// The index after any comment leaders that begin at `start`.
    @inline(__always)
    private static func behindLeaders(
        _ start: Int, _ words: ArraySlice<Word>, in text: ByteView
    ) -> Int {
        var index = start
        while index < words.endIndex, words[index].isMarker,
            text[words[index].start..<words[index].end].isCommentLeader
        {
            index &+= 1
        }
        return index
    }

    private static func append(
        _ words: ArraySlice<Word>, of text: ByteView, by names: NameTree,
        to entries: inout [Entry], candidates: inout [Int32]
    ) {
        var position = Int32(truncatingIfNeeded: entries.count)
        entries.append(addingCapacity: words.count) { entries in
            var index = Self.behindLeaders(words.startIndex, words, in: text)
            while index < words.endIndex {
                let word = words[index]
                index = Self.behindLeaders(index &+ 1, words, in: text)
                let next = index < words.endIndex ? words[index].start : word.end
                var number = names.vocabulary.number(ofHash: word.hash)
                if number == 0, GluedName.isPossible(text, word.start..<word.end) {
                    number = names.glued
                }
                let roles = names.vocabulary.roles[Int(number)]
                if roles.isAny(of: .beginsName) { candidates.append(position) }
                entries.append(
                    Entry(
                        start: Int32(truncatingIfNeeded: word.start),
                        end: Int32(truncatingIfNeeded: word.end), number: number,
                        separator: Separator(text, from: word.end, to: next), roles: roles))
                position &+= 1
            }
        }
    }
}
