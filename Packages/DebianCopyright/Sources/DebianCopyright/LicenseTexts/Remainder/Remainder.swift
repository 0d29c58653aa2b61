/// What a text says besides the licences found in it.
struct Remainder {
    private let index: LicenseIndex
    private let copyright: UInt16
    private let pointer: UInt16
    private let notes: SideNotes
    /// Titles, by the numbers of their words: they set no condition, whatever the words are.
    private let titles: [[UInt16]]
    /// "This is free software," says what a work is; "free software for schools" says more.
    private let freeSoftware: [UInt16]

    /// The words by which something is asked or withheld: text without any of them sets no
    /// condition.
    static let binding = WordSet(
        """
        may must shall should provided require requires required condition conditions subject
        only permission permitted prohibited forbidden restriction restrictions restricted
        unless except without not no never cannot neither free fee charge commercial
        commercially noncommercial nonprofit personal educational academic research military
        evil government agree accept exception exceptions additional additionally further
        granted grant grants
        """)

    /// Where one of these words is used, all that stands beside licences may have so many words:
    /// their names, whose they are and where they can be read.
    private static let longest = 24

    init(_ index: LicenseIndex) {
        self.index = index
        notes = SideNotes(index)
        copyright = index.vocabulary[WordHash.hash(of: "copyright")]
        pointer = index.vocabulary[WordHash.hash(of: "commonlicenses")]
        func numbers(of title: String) -> [UInt16] {
            WordHash.hashes(of: title).map { index.vocabulary[$0] }
        }
        titles = ["terms of use", "free software license", "free software foundation"]
            .map(numbers)
        freeSoftware = numbers(of: "free software")
    }

    /// Whether what stands beside the licences sets no condition: copyright lines, titles, pointers
    /// to the licences' texts.
    ///
    /// - Parameter texts: the places of the licences' words, in order.
    func isTrivial(in text: NumberedText, besides texts: [Range<Int>]) -> Bool {
        var wordCount = 0
        var start = 0
        for end in texts + [text.numbers.count..<text.numbers.count] {
            let between = start..<max(start, end.lowerBound)
            let isFirst = start == 0
            start = end.upperBound
            let stretch = stretch(of: between, in: text)
            if stretch.isBinding,
                isFirst && notes.lead(between, to: end, in: text)
                    || notes.areHarmless(between, in: text)
            {
                continue
            }
            if stretch.isBinding { wordCount += stretch.words }
            if stretch.isCondition || wordCount > Self.longest { return false }
        }
        return true
    }

    /// What stands between two licences.
    private struct Stretch {
        /// How many words are neither fillers nor holders.
        var words = 0
        /// How many words say what may be done.
        var operatives = 0
        /// Whether something may be asked or withheld.
        var isBinding = false
        /// Whether a path under common-licenses is named.
        var hasPointer = false

        var isCondition: Bool { operatives > 0 && isBinding && !hasPointer }
    }

    private func stretch(of range: Range<Int>, in text: NumberedText) -> Stretch {
        var lines = CopyrightLines(of: text, around: range, copyright: copyright)
        let (numbers, binding) = (text.numbers, Self.binding)
        var stretch = Stretch()
        var place = range.lowerBound
        while place < range.upperBound {
            if let length = titleLength(at: place, in: numbers[..<range.upperBound], of: text) {
                place += length
                continue
            }
            defer { place += 1 }
            lines.goOn(to: text.index(of: place))
            if lines.isCopyright { continue }
            let number = numbers[place]
            stretch.hasPointer = stretch.hasPointer || number == pointer && pointer != 0
            let wordClass = index.wordClass(of: number)
            if wordClass == .operative { stretch.operatives += 1 }
            stretch.isBinding = stretch.isBinding || binding.contains(text.word(at: place).hash)
            if wordClass > .holder { stretch.words += 1 }
            // Whatever follows, these are too many, unless all of it is a note.
            if stretch.isBinding, stretch.words > Self.longest { break }
        }
        return stretch
    }

    /// How many words the title has that begins at a place; nil where none does.
    private func titleLength(
        at place: Int, in numbers: ArraySlice<UInt16>, of text: NumberedText
    ) -> Int? {
        if let title = titles.first(where: { stands($0, at: place, in: numbers) }) {
            return title.count
        }
        return stands(freeSoftware, at: place, in: numbers)
            && endsClause(place + freeSoftware.count - 1, in: text) ? freeSoftware.count : nil
    }

    private func stands(
        _ title: [UInt16], at place: Int, in numbers: ArraySlice<UInt16>
    ) -> Bool {
        title[0] == numbers[place] && !title.contains(0) && numbers[place...].starts(with: title)
    }

    /// Whether a full stop, a comma or a semicolon stands right behind a word.
    private func endsClause(_ place: Int, in text: NumberedText) -> Bool {
        let end = text.word(at: place).end
        return end < text.bytes.count && ".,;".utf8.contains(text.bytes[end])
    }
}
