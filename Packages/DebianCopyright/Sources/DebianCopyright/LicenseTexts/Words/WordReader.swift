/// Cuts a text into the words that licence texts are compared by.
///
/// The SPDX matching guidelines (specification 2.3, annex B) say what makes no difference: letter
/// case, white space, punctuation, quotes and bullets. So a word is a run of ASCII letters and
/// digits and of bytes above 0x7F that are letters; everything else separates words. Hyphens and
/// apostrophes inside a word are dropped, also where a hyphen divides it at the end of a line; a
/// full stop between digits stays, so that a version is one word. Comment leaders are punctuation,
/// but for m4's `dnl`.
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

    /// The word that begins with a run; nil where the run begins with punctuation above ASCII.
    ///
    /// - Parameters:
    ///   - hash: that of the run; nil where it is not all ASCII.
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
