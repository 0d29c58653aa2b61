/// A text's words, and where a sentence ends among them.
struct Sentences {
    let text: ByteView
    let words: [Word]

    init(of text: ByteView, _ words: TextWords) {
        self.text = text
        self.words = words.all
    }

    init(of text: ByteView) {
        self.text = text
        var words: [Word] = []
        var reader = WordReader(text)
        while let word = reader.next() { words.append(word) }
        self.words = words
    }

    /// Whether a sentence ends behind a word: at an empty line, a full stop or a colon.
    func endsSentence(_ place: Int) -> Bool {
        var lineFeeds = 0
        var isBehindMark = false
        for byte in gap(behind: place) {
            if byte == 0x0A { lineFeeds += 1 }
            if lineFeeds > 1 || isBehindMark && byte.isBlankOrLineFeed { return true }
            isBehindMark = byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
        }
        return isBehindMark || place + 1 == words.count
    }

    /// The first place from `start` on of one of these words; nil where there is none.
    func place(of sought: WordSet, from start: Int) -> Int? {
        words.withUnsafeBufferPointer { words in
            var place = start
            while place < words.count {
                if sought.contains(words[place].hash) { return place }
                place &+= 1
            }
            return nil
        }
    }

    /// Where these words stand, each time, in bytes.
    func ranges(of sought: WordSet) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var next = 0
        while let place = place(of: sought, from: next) {
            ranges.append(words[place].start..<words[place].end)
            next = place + 1
        }
        return ranges
    }

    /// What stands between a word and the next one, no more of it than so many bytes.
    func gap(behind place: Int) -> ByteView {
        let start = words[place].end
        let end = place + 1 < words.count ? words[place + 1].start : text.count
        return text[start..<min(end, start + Self.longestGap)]
    }

    private static let longestGap = 200
}
