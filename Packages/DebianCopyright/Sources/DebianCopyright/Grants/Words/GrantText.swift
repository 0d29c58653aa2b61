/// A text's words together with the text and the names: what every part of the grammar asks.
///
/// A class, since each of those parts holds it: copies of a struct would each retain the words and
/// every table of the names.
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

    /// Whether the word at a place plays any of these parts.
    @inline(__always)
    func word(_ place: Int, is role: WordRole) -> Bool {
        words[place].roles.isAny(of: role)
    }

    /// Whether there is such a word and it is spelt so, in letters of any case.
    func word(_ place: Int, isSpelt spelling: StaticString) -> Bool {
        place >= 0 && place < count && bytes(of: place).equalsIgnoringCase(spelling)
    }

    /// Whether there is such a word and it is spelt in one of these ways, in letters of any case.
    func word(_ place: Int, isSpelt spellings: [StaticString]) -> Bool {
        spellings.contains { word(place, isSpelt: $0) }
    }

    @inline(__always)
    func gap(after place: Int) -> Gap { words[place].gap }

    func bytes(of place: Int) -> ByteView {
        bytes[Int(words[place].start)..<Int(words[place].end)]
    }

    /// The places from `start` on, at most `reach` of them, without the last `spared` ones of the
    /// text.
    func ahead(of start: Int, reach: Int, sparing spared: Int = 0) -> Range<Int> {
        start..<max(start, min(count - spared, start + reach))
    }

    /// The places before `end`, at most `reach` of them and none before `floor`, the nearest first.
    func back(from end: Int, reach: Int, floor: Int = 0) -> ReversedCollection<Range<Int>> {
        (min(end, max(floor, end - reach))..<end).reversed()
    }

    /// The bytes from a range's first word to its last one.
    func span(_ range: Range<Int>) -> Range<Int> {
        Int(words[range.lowerBound].start)..<Int(words[range.upperBound - 1].end)
    }

    /// The version that a word is; nil where it is none.
    func version(at place: Int) -> Version? {
        if let version = Version(bytes(of: place)) { return version }
        guard word(place, is: .figure) else { return nil }
        return switch bytes[Int(words[place].start) + 1].lowercased {
        case UInt8(ascii: "n"): Version(figure: 1)
        case UInt8(ascii: "w"): Version(figure: 2)
        case UInt8(ascii: "h"): Version(figure: 3)
        default: Version(figure: 4)
        }
    }

    /// Whether a sentence or a paragraph ends behind a word.
    ///
    /// Capitals don't count, so that a text all in capitals reads the same; abbreviations and
    /// initials end no sentence, nor does `v. 2`.
    func endsSentence(_ place: Int) -> Bool {
        let gap = gap(after: place)
        if gap.contains(.paragraph) {
            if leadsToItem(place) { return false }
            return gap.contains(.stop) || !word(place, is: .unfinished) || gap.contains(.cut)
        }
        guard gap.contains(.stop) else { return false }
        return !word(place, is: .abbreviation) && !isInitial(place)
    }

    /// "under either of these:", "the GPL," or "the GPL;", with "b) …" as a paragraph behind
    private func leadsToItem(_ place: Int) -> Bool {
        let marks = gap(after: place)
        let item = place + 1
        guard item < count, marks.isDisjoint(with: [.stop, .cut]),
            !marks.isDisjoint(with: [.colon, .comma, .semicolon]), gap(after: item).contains(.close)
        else { return false }
        return bytes(of: item).count == 1 || word(item, isSpelt: ["ii", "iii", "iv"])
    }

    /// "N. N.", but not "sort.c."
    private func isInitial(_ place: Int) -> Bool {
        guard words[place].end - words[place].start == 1 else { return false }
        let sign = bytes[Int(words[place].start)]
        return sign.isCapital || sign.isLetter && !isInFileName(place)
    }

    /// Whether nothing but signs stands before a word on its line.
    func beginsLine(_ place: Int) -> Bool {
        let start = place == 0 ? 0 : Int(words[place - 1].end)
        return start == 0 || bytes[start..<Int(words[place].start)].contains(0x0A)
    }

    /// Whether a word begins a paragraph.
    func beginsParagraph(_ place: Int) -> Bool {
        place == 0 || gap(after: place - 1).contains(.paragraph)
    }
}
