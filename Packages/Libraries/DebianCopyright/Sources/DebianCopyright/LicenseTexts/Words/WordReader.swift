/// Cuts a text into the words that license texts are compared by.
///
/// The SPDX matching guidelines (specification 2.3, annex B) say what makes no difference: letter
/// case, white space, punctuation, quotes and bullets. So a word is a run of ASCII letters and
/// digits and of bytes above 0x7F that are letters; everything else separates words. Hyphens and
/// apostrophes inside a word are dropped, also if a hyphen divides it at the end of a line; a
/// full stop between digits stays, so that a version is one word. Comment leaders are punctuation,
/// but for those that are words: m4's `dnl` and `rem`.
struct WordReader {
    let bytes: ByteView
    var runs: WordRuns
    /// Where the address ends that was found last; words before that are part of it.
    private(set) var addressEnd = 0

    init(_ bytes: ByteView) {
        self.bytes = bytes
        runs = WordRuns(bytes)
    }

    /// The next word, or nil at the end.
    mutating func next() -> Word? { next(by: nil) }

    /// The next word, numbered by a vocabulary if there is one; nil at the end.
    mutating func next(by vocabulary: WordNumbers?) -> Word? {
        while let run = runs.next() {
            let hash = WordHash.hash(of: bytes[run.range])
            if let word = word(from: run, hash: hash, by: vocabulary) { return word }
        }
        return nil
    }

    /// The word that begins with a run; nil if the run begins with punctuation above ASCII.
    ///
    /// - Parameters:
    ///   - hash: that of the run; nil if it is not all ASCII.
    ///   - vocabulary: what numbers the word, if anything does.
    @inline(__always)
    mutating func word(
        from run: WordRun, hash: UInt32?, by vocabulary: WordNumbers?
    ) -> Word? {
        let signs = WordSigns(bytes)
        let start = run.range.lowerBound
        if hash == nil, let length = signs.separatorLength(at: start) {
            runs.goOn(from: start &+ length)
            return nil
        }
        let ending = signs.ending(of: run, hash: hash)
        if ending.position != run.range.upperBound { runs.goOn(from: ending.position) }
        if ending.position >= addressEnd, let end = signs.endOfAddress(behind: ending.position) {
            addressEnd = end
        }
        return Word(
            hash: ending.hash, number: vocabulary?[ending.hash] ?? 0,
            range: start..<ending.position,
            isMarker: ending.isMarker, isAddress: start < addressEnd)
    }
}

/// A word of a text, and where it stands. It is small, for a text has a great many.
struct Word: BitwiseCopyable {
    /// The hash of its small letters and digits.
    let hash: UInt32
    /// Where its first byte is, and the one behind its last.
    private let first: UInt32
    private let behind: UInt32
    /// Its number in the vocabulary of the index that it was read by; 0 for a word of no license.
    let number: UInt16
    /// Whether it only numbers an item of a list or leads a comment line.
    let isMarker: Bool
    /// Whether it is part of an address of the web or of mail.
    let isAddress: Bool

    @inline(__always)
    init(
        hash: UInt32, number: UInt16, range: Range<Int>, isMarker: Bool = false,
        isAddress: Bool = false
    ) {
        self.hash = hash
        self.number = number
        first = UInt32(truncatingIfNeeded: range.lowerBound)
        behind = UInt32(truncatingIfNeeded: range.upperBound)
        self.isMarker = isMarker
        self.isAddress = isAddress
    }

    /// Its first byte, in the view that was read.
    @inline(__always)
    var start: Int { Int(truncatingIfNeeded: first) }

    /// The byte behind its last one.
    @inline(__always)
    var end: Int { Int(truncatingIfNeeded: behind) }
}
