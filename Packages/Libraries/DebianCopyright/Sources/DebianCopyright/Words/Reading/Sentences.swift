import DebianSystems

/// A text's words, divided into sentences.
struct Sentences {
    let text: ByteView
    let words: [Word]

    init(of text: ByteView, _ words: TextWords) {
        self.text = text
        self.words = words.all
    }

    init(of text: ByteView) {
        self.init(of: text, TextWords(of: text))
    }

    /// The roles of the word at an index; empty beyond the text.
    func roles(of index: Int) -> WordRole {
        words.indices.contains(index) ? EnglishWords.known.roles(ofHash: words[index].hash) : []
    }

    /// Whether there is a word at the index that has any of these roles.
    func word(_ index: Int, is role: WordRole) -> Bool { roles(of: index).isAny(of: role) }

    /// Whether a sentence ends after a word: at an empty line, a full stop or a colon.
    func endsSentence(_ index: Int) -> Bool {
        var lineFeeds = 0
        var isBehindMark = false
        for byte in signs(behind: index) {
            if byte == 0x0A { lineFeeds += 1 }
            if lineFeeds > 1 || isBehindMark && byte.isBlankOrLineFeed { return true }
            isBehindMark = byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
        }
        return isBehindMark || index + 1 == words.count
    }

    /// The index of the first of these words from `start` on; nil if the text has no more of them.
    func index(of sought: WordSet, from start: Int) -> Int? {
        words.withUnsafeBufferPointer { words in
            var index = start
            while index < words.count {
                if sought.contains(words[index].hash) { return index }
                index &+= 1
            }
            return nil
        }
    }

    /// The indexes of the words of each sentence.
    var all: [Range<Int>] {
        var start = 0
        return words.indices.filter(endsSentence).map { end in
            defer { start = end + 1 }
            return start..<end + 1
        }
    }

    /// The hashes of the words in a range of the text's bytes.
    func words(in range: Range<Int>) -> [WordHash] {
        words[words.partitioningIndex { $0.start >= range.lowerBound }...]
            .prefix { $0.start < range.upperBound }.map(\.hash)
    }

    /// The range of each occurrence of these words, in bytes.
    func ranges(of sought: WordSet) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var next = 0
        while let index = index(of: sought, from: next) {
            ranges.append(words[index].start..<words[index].end)
            next = index + 1
        }
        return ranges
    }

    /// The signs and blanks between a word and the next one, cut off after `longestGap` bytes.
    func signs(behind index: Int) -> ByteView {
        let start = words[index].end
        let end = index + 1 < words.count ? words[index + 1].start : text.count
        return text[start..<min(end, start + Self.longestGap)]
    }

    private static let longestGap = 200
}

/// Finds the line numbers of ascending positions, looking at each byte only once.
struct LineCounter {
    private let text: ByteView
    private var position = 0
    private var line = 1

    init(_ text: ByteView) { self.text = text }

    /// The number of the line that a position is on; 1-based.
    ///
    /// - Parameter target: no lower than in the last call.
    mutating func line(of target: Int) -> Int {
        let passed = text[0..<min(target, text.count)]
        while position < passed.count, let end = passed.position(of: 0x0A, from: position) {
            position = end + 1
            line += 1
        }
        return line
    }
}

/// Ranges of a text that are checked for overlaps from the beginning of the text to its end. Each
/// range is passed only once, no matter how many checks there are.
struct RangeSweep {
    /// Ordered by lower bound.
    private let ranges: [Range<Int>]
    private var next = 0

    init(of ranges: [Range<Int>]) {
        self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
    }

    var isEmpty: Bool { ranges.isEmpty }

    /// Whether one of the ranges overlaps another range.
    ///
    /// - Parameter range: begins no earlier than in the last call.
    mutating func overlaps(_ range: Range<Int>) -> Bool { self.range(overlapping: range) != nil }

    /// The first of the ranges that overlaps another range; nil if none does.
    ///
    /// - Parameter range: begins no earlier than in the last call.
    mutating func range(overlapping range: Range<Int>) -> Range<Int>? {
        while next < ranges.count, ranges[next].upperBound <= range.lowerBound { next += 1 }
        guard next < ranges.count, ranges[next].lowerBound < range.upperBound else { return nil }
        return ranges[next]
    }
}
