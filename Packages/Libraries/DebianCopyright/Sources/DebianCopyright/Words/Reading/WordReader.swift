import DebianSystems

/// Splits a text into the words by which license texts are compared.
///
/// According to the SPDX matching guidelines (specification 2.3, annex B), letter case, white
/// space, punctuation, quotes and bullets are insignificant. So a word is a run of ASCII letters
/// and digits and of letters above 0x7F; everything else separates words. Hyphens and apostrophes
/// inside a word are dropped, even if a hyphen divides the word at the end of a line. A full stop
/// between digits stays, so that a version is one word. Comment leaders are punctuation, except
/// those that are words: m4's `dnl`, and `rem`.
struct WordReader {
    let bytes: ByteView
    var runs: WordRuns
    /// The end of the last address. Words before that are part of it.
    private(set) var addressEnd = 0

    init(_ bytes: ByteView) {
        self.bytes = bytes
        runs = WordRuns(bytes)
    }

    /// The next word, or nil at the end.
    mutating func next() -> Word? { next(by: nil) }

    /// The next word, numbered by a vocabulary if one is given; nil at the end.
    mutating func next(by vocabulary: WordNumbers?) -> Word? {
        while let run = runs.next() {
            let hash = WordHash(of: bytes[run.range])
            if let word = word(from: run, hash: hash, by: vocabulary) { return word }
        }
        return nil
    }

    /// The word that begins with a run; nil if the run begins with non-ASCII punctuation.
    ///
    /// - Parameters:
    ///   - hash: the hash of the run; nil if the run isn't all ASCII.
    ///   - vocabulary: numbers the word, if given.
    @inline(__always)
    mutating func word(
        from run: WordRun, hash: WordHash?, by vocabulary: WordNumbers?
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

/// A word of a text with its position. The type is small, because a text has very many words.
struct Word: BitwiseCopyable {
    /// The hash of the word's letters and digits in lowercase.
    let hash: WordHash
    /// The offset of the word's first byte, and the offset after its last one.
    private let first: UInt32
    private let behind: UInt32
    /// The word's number in the vocabulary that it was read with; 0 for a word that no license has.
    let number: UInt16
    /// Whether the word only numbers a list item or leads a comment line.
    let isMarker: Bool
    /// Whether the word is part of a web or mail address.
    let isAddress: Bool

    @inline(__always)
    init(
        hash: WordHash, number: UInt16, range: Range<Int>, isMarker: Bool = false,
        isAddress: Bool = false
    ) {
        self.hash = hash
        self.number = number
        first = UInt32(truncatingIfNeeded: range.lowerBound)
        behind = UInt32(truncatingIfNeeded: range.upperBound)
        self.isMarker = isMarker
        self.isAddress = isAddress
    }

    /// The offset of the word's first byte in the view that was read.
    @inline(__always)
    var start: Int { Int(truncatingIfNeeded: first) }

    /// The offset after the word's last byte.
    @inline(__always)
    var end: Int { Int(truncatingIfNeeded: behind) }
}
