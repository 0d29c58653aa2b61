/// Goes through the lines of a stretch of text, and tells which of them only say whose a work is.
struct CopyrightLines {
    private let text: ByteView
    private let words: [Word]
    private let copyright: UInt16
    /// Where the next line begins.
    private var next: Int
    /// The place behind the line's last byte.
    private(set) var end: Int
    /// Whether the line only says whose a work is.
    private(set) var isCopyright = false

    /// - Parameters:
    ///   - places: those of the stretch's words; its first and last line may be parts of lines.
    ///   - copyright: the number of the word "copyright".
    init(of text: NumberedText, around places: Range<Int>, copyright: UInt16) {
        let stretch = text.bytes(around: places)
        self.text = text.bytes[0..<stretch.upperBound]
        words = text.words
        self.copyright = copyright
        next = stretch.lowerBound
        end = stretch.lowerBound
    }

    /// Goes on to the line that a word begins in.
    ///
    /// - Parameter place: that of a word that stands no further up than the last one asked about.
    @inline(__always)
    mutating func goOn(to place: Int) {
        if words[place].start >= end { goOnToLine(of: place) }
    }

    private mutating func goOnToLine(of place: Int) {
        var start = next
        while start < text.count {
            end = text.position(of: 0x0A, from: start) ?? text.count
            next = end + 1
            if words[place].start < end { break }
            start = next
        }
        var first = place
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
