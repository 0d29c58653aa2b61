import DebianSystems

/// The words of a text outside of its licenses.
struct UnmatchedText {
    private let index: LicenseIndex
    private let copyright: UInt16
    private let pointer: UInt16
    private let notes: SideNotes
    /// Titles as the numbers of their words. A title sets no condition, whatever its words.
    private let titles: [[UInt16]]
    /// "This is free software," describes a work; "free software for schools" sets a condition.
    private let freeSoftware: [UInt16]

    /// The most words outside of the licenses if some of them may demand or withhold something:
    /// enough for names, holders and pointers to the texts.
    private static let longest = 24

    init(_ index: LicenseIndex) {
        self.index = index
        notes = SideNotes(index)
        copyright = index.vocabulary["copyright"]
        pointer = index.vocabulary["commonlicenses"]
        func numbers(of title: String) -> [UInt16] {
            WordHash.hashes(of: title).map { index.vocabulary[$0] }
        }
        titles = ["terms of use", "free software license", "free software foundation"]
            .map(numbers)
        freeSoftware = numbers(of: "free software")
    }

    /// Whether the words outside of the licenses set no condition: copyright lines, titles,
    /// pointers to the licenses' texts.
    ///
    /// - Parameter texts: the positions of the licenses' words, in order.
    func isTrivial(in text: NumberedText, besides texts: [Range<Int>]) -> Bool {
        var wordCount = 0
        var start = 0
        for end in texts + [text.numbers.count..<text.numbers.count] {
            let between = start..<max(start, end.lowerBound)
            let isFirst = start == 0
            start = end.upperBound
            let stretch = stretch(of: between, in: text)
            let isNote =
                stretch.isBinding
                && (isFirst && notes.lead(between, to: end, in: text)
                    || notes.areHarmless(between, in: text))
            if stretch.isBinding, !isNote { wordCount += stretch.words }
            if stretch.isCondition && !isNote || wordCount > Self.longest
                || notes.restrict(between, before: end, in: text)
            {
                return false
            }
        }
        return true
    }

    /// The words between two licenses.
    private struct Stretch {
        /// The number of words that are neither fillers nor words for holders.
        var words = 0
        /// The number of words about acts and conditions.
        var operatives = 0
        /// Whether a word may demand or withhold something.
        var isBinding = false
        /// Whether the words name a path under common-licenses.
        var hasPointer = false

        var isCondition: Bool { operatives > 0 && isBinding && !hasPointer }
    }

    private func stretch(of range: Range<Int>, in text: NumberedText) -> Stretch {
        var lines = CopyrightLines(of: text, around: range, copyright: copyright)
        let (numbers, known) = (text.numbers, EnglishWords.known)
        var stretch = Stretch()
        var position = range.lowerBound
        while position < range.upperBound {
            if let length = titleLength(at: position, in: numbers[..<range.upperBound], of: text) {
                position += length
                continue
            }
            defer { position += 1 }
            lines.goOn(to: text.index(of: position))
            if lines.isCopyright { continue }
            let number = numbers[position]
            stretch.hasPointer = stretch.hasPointer || number == pointer && pointer != 0
            let wordClass = index.wordClass(of: number)
            if wordClass == .operative { stretch.operatives += 1 }
            stretch.isBinding =
                stretch.isBinding
                || known.roles(ofHash: text.word(at: position).hash).isAny(of: .binding)
            if wordClass > .holder { stretch.words += 1 }
            // These are too many words, whatever follows, unless all of it is a note.
            if stretch.isBinding, stretch.words > Self.longest { break }
        }
        return stretch
    }

    /// The number of words in the title at a position; nil if there is no title.
    private func titleLength(
        at position: Int, in numbers: ArraySlice<UInt16>, of text: NumberedText
    ) -> Int? {
        if let title = titles.first(where: { stands($0, at: position, in: numbers) }) {
            return title.count
        }
        return stands(freeSoftware, at: position, in: numbers)
            && text.endsClause(position + freeSoftware.count - 1) ? freeSoftware.count : nil
    }

    private func stands(
        _ title: [UInt16], at position: Int, in numbers: ArraySlice<UInt16>
    ) -> Bool {
        title[0] == numbers[position] && !title.contains(0)
            && numbers[position...].starts(with: title)
    }
}

extension NumberedText {
    /// Whether a full stop, a comma or a semicolon comes right after a word.
    func endsClause(_ position: Int) -> Bool {
        let end = word(at: position).end
        return end < bytes.count && ".,;".utf8.contains(bytes[end])
    }
}

/// Goes through the lines of a range, and recognizes lines that only name a holder.
struct CopyrightLines {
    private let text: ByteView
    private let words: [Word]
    private let copyright: UInt16
    /// The offset of the next line.
    private var next: Int
    /// The offset after the line's last byte.
    private(set) var end: Int
    /// Whether the line only names a holder.
    private(set) var isCopyright = false

    /// - Parameters:
    ///   - positions: the words of the range; its first and last line may be incomplete.
    ///   - copyright: the number of the word "copyright".
    init(of text: NumberedText, around positions: Range<Int>, copyright: UInt16) {
        let stretch = text.bytes(around: positions)
        self.text = text.bytes[0..<stretch.upperBound]
        words = text.words
        self.copyright = copyright
        next = stretch.lowerBound
        end = stretch.lowerBound
    }

    /// Moves to the line on which a word begins.
    ///
    /// - Parameter index: the index of a word no further up than that of the last call.
    @inline(__always)
    mutating func goOn(to index: Int) {
        if words[index].start >= end { goOnToLine(of: index) }
    }

    private mutating func goOnToLine(of index: Int) {
        var start = next
        while start < text.count {
            end = text.position(of: 0x0A, from: start) ?? text.count
            next = end + 1
            if words[index].start < end { break }
            start = next
        }
        var first = index
        while first > 0, words[first - 1].start >= start { first -= 1 }
        let hasReturn = end > start && text[end - 1] == 0x0D
        isCopyright = beginsCopyright(first, in: start..<(hasReturn ? end - 1 : max(start, end)))
    }

    /// Whether a line begins with "copyright", its sign, or a year.
    private func beginsCopyright(_ first: Int, in line: Range<Int>) -> Bool {
        for word in words[first...].prefix(2) {
            guard word.start < line.upperBound else { return false }
            let bytes = text[word.start..<min(word.end, text.count)]
            if word.number == copyright || bytes.equalsIgnoringCase("c") { return true }
            if bytes.count >= 4, bytes[0..<4].allSatisfy(\.isDigit) { return true }
            if bytes.equalsIgnoringCase("all") { return line.count < 40 }
        }
        return false
    }
}
