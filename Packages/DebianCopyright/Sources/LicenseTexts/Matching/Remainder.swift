import Bytes

/// What a text says besides the licences found in it.
struct Remainder {
    private let index: LicenseIndex
    private let copyright: UInt16
    private let pointer: UInt16
    /// "Terms of use" are a title, and set no condition themselves.
    private let title: [UInt16]

    /// Without one of these words nothing is asked or withheld.
    private static let binding = Set(
        """
        may must shall should provided require requires required condition conditions subject only
        permission permitted prohibited forbidden restriction restrictions restricted unless except
        without not no never cannot neither free fee charge commercial commercially noncommercial
        nonprofit personal educational academic research military evil government agree accept
        exception exceptions additional additionally further granted grant grants
        """.split(whereSeparator: \.isWhitespace).map { WordHash.hash(of: String($0)) })

    /// Where one of them is used there may be so many words beside a licence: its name, whose it is
    /// and where it can be read.
    private static let longest = 24

    init(_ index: LicenseIndex) {
        self.index = index
        copyright = index.vocabulary[WordHash.hash(of: "copyright")]
        pointer = index.vocabulary[WordHash.hash(of: "commonlicenses")]
        title = ["terms", "of", "use"].map { index.vocabulary[WordHash.hash(of: $0)] }
    }

    /// Whether it sets no condition: copyright lines, titles, pointers to the licence's text.
    ///
    /// - Parameter texts: the bytes of the licences, in order.
    func isTrivial(in text: ByteView, besides texts: [Range<Int>]) -> Bool {
        var wordCount = 0
        var isCondition = false
        var start = 0
        for end in texts + [text.count..<text.count] {
            let stretch = text[start..<max(start, end.lowerBound)]
            start = end.upperBound
            var hasPointer = false
            var operatives = 0
            var isBinding = false
            var titleWords = 0
            var words = 0
            for line in ByteLines(stretch) where !isCopyrightLine(line.bytes) {
                var reader = WordReader(line.bytes)
                while let word = reader.next() {
                    if word.isMarker || word.isAddress { continue }
                    let number = index.vocabulary[word.hash]
                    hasPointer = hasPointer || number == pointer && pointer != 0
                    titleWords = number > 0 && number == title[titleWords] ? titleWords + 1 : 0
                    let isTitle = titleWords == title.count
                    if isTitle { titleWords = 0 }
                    if !isTitle, index.wordClass(of: number) == .operative { operatives += 1 }
                    isBinding = isBinding || Self.binding.contains(word.hash)
                    if index.wordClass(of: number) > .holder { words += 1 }
                }
            }
            if isBinding { wordCount += words }
            isCondition = isCondition || operatives > 0 && isBinding && !hasPointer
        }
        return !isCondition && wordCount <= Self.longest
    }

    /// A line that begins with "copyright", its sign, or a year.
    private func isCopyrightLine(_ line: ByteView) -> Bool {
        var reader = WordReader(line)
        for _ in 0..<2 {
            guard let word = reader.next() else { return false }
            let bytes = line[word.start..<word.end]
            if index.vocabulary[word.hash] == copyright || bytes.equalsIgnoringCase("c") {
                return true
            }
            if bytes.count >= 4, bytes[0..<4].allSatisfy(\.isDigit) { return true }
            if bytes.equalsIgnoringCase("all") { return line.count < 40 }
        }
        return false
    }
}
