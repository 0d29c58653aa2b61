import Bytes

/// What a text says besides the licences found in it.
struct Remainder {
    private let index: LicenseIndex
    private let copyright: UInt16
    private let pointer: UInt16
    private let notes: SideNotes
    /// Titles, and what works are called, by the numbers of their words: they set no condition,
    /// whatever the words are.
    private let titles: [[UInt16]]

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
        titles = [
            ["terms", "of", "use"], ["free", "software"],
        ].map { title in
            title.map { index.vocabulary[WordHash.hash(of: $0)] }
        }
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
            if let length = titleLength(at: place, in: numbers[..<range.upperBound]) {
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
    private func titleLength(at place: Int, in numbers: ArraySlice<UInt16>) -> Int? {
        titles.first {
            $0[0] == numbers[place] && !$0.contains(0) && numbers[place...].starts(with: $0)
        }?.count
    }
}
