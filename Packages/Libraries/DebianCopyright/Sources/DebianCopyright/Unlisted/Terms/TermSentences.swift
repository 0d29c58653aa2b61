import DebianSystems

/// The sentences of a license text.
///
/// A sentence ends at a full stop, a colon, an empty line or an item of a list, and at the end of a
/// copyright line. Addresses and the numbers of items are left out.
struct TermSentences {
    private(set) var all: [TermSentence] = []

    init(of text: ByteView) {
        let whole = Sentences(of: text)
        var open: [Word] = []
        for (index, word) in whole.words.enumerated() {
            if !word.isAddress, !word.isMarker, !whole.isMonth(index) { open.append(word) }
            guard !open.isEmpty, whole.endsTerms(behind: index) else { continue }
            all.append(TermSentence(open, of: text))
            open = []
        }
    }
}

extension Sentences {
    /// Whether a sentence ends after a word.
    fileprivate func endsTerms(behind index: Int) -> Bool {
        guard index + 1 < words.count else { return true }
        let gap = signs(behind: index)
        let next = words[index + 1]
        let lineFeeds = gap.count { $0 == 0x0A }
        // "Moon::Orbit" is one name.
        let isBehindColon =
            gap.contains(UInt8(ascii: ":")) && gap.contains { $0.isBlankOrLineFeed }
        if lineFeeds > 1 || isBehindColon && !words[index].isAddress { return true }
        if gap.hasStop {
            if gap.contains(UInt8(ascii: "!")), TermWords.companies.contains(next.hash) {
                return false
            }
            if Self.suffixes.contains(next.hash), text[next.start].isCapital { return false }
            return !isAbbreviation(index)
                || gap.contains(UInt8(ascii: "?"))
        }
        guard lineFeeds == 1 else { return false }
        return next.isMarker && !isLeader(next) || beginsItem(gap) || isHeading(index)
            || isCopyright(next) && text[next.start].isCapital
            || isHolderLine(upTo: index) && !text[next.start].isSmall
    }

    /// Whether a word is a heading with a line of its own: "3. RESTRICTIONS".
    private func isHeading(_ index: Int) -> Bool {
        TermWords.headings.contains(words[index].hash)
            && (index == 0 || signs(behind: index - 1).contains(0x0A) || words[index - 1].isMarker)
    }

    /// Words behind the name of a company: "Moon. Inc" is one name.
    private static let suffixes = WordSet("inc llc ltd gmbh corp")

    /// Whether a word is the month in "11 May 2001" or "May 11, 2001", and so permits nothing.
    fileprivate func isMonth(_ index: Int) -> Bool {
        guard words[index].hash == "may", text[words[index].start].isCapital else { return false }
        return index > 0 && text[words[index - 1].start].isDigit
            || index + 1 < words.count && text[words[index + 1].start].isDigit
    }

    /// Whether a line begins with `*` or `-`.
    private func beginsItem(_ gap: ByteView) -> Bool {
        guard let end = gap.firstIndex(of: 0x0A) else { return false }
        let lead = gap[end..<gap.count]
        return lead.count { $0 == UInt8(ascii: "-") } == 1
    }

    /// "dnl", "rem": the comment mark of every line.
    private func isLeader(_ word: Word) -> Bool { text[word.start..<word.end].count > 2 }

    private func isAbbreviation(_ index: Int) -> Bool {
        let word = words[index]
        let isShort = word.end - word.start < 5 && text[word.start].isCapital
        if isShort, index + 1 < words.count, text[words[index + 1].start].isSmall { return true }
        return roles(of: index).isAny(of: .abbreviation)
            || word.end - word.start == 1 && text[word.start].isLetter
    }

    private func isCopyright(_ word: Word) -> Bool {
        word.hash == "copyright" && text[word.end..<min(text.count, word.end + 12)].hasYearAhead
    }

    /// Whether the line that ends with a word begins with a copyright sign.
    private func isHolderLine(upTo index: Int) -> Bool {
        let end = words[index].end
        var start = words[index].start
        while start > 0, end - start < Self.longestLine, text[start - 1] != 0x0A { start -= 1 }
        return text[start..<end].isOfHolders
    }

    private static let longestLine = 160
}

extension ByteView {
    fileprivate var hasStop: Bool {
        var isBehindMark = false
        for byte in self {
            if isBehindMark, byte.isBlankOrLineFeed { return true }
            isBehindMark = isBehindMark && !byte.isLetter || ".!?".utf8.contains(byte)
        }
        return false
    }

    /// "(c)" or a year
    fileprivate var hasYearAhead: Bool { contains { $0.isDigit || $0 == UInt8(ascii: "(") } }
}

extension UInt8 {
    fileprivate var isSmall: Bool { isLetter && !isCapital }
}
