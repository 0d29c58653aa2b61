public import Bytes

/// Cuts a text into the words that licence texts are compared by.
///
/// The SPDX matching guidelines (specification 2.3, annex B) say what makes no difference: letter
/// case, white space, punctuation, quotes and bullets. So a word is a run of ASCII letters and
/// digits and of bytes above 0x7F that are letters; everything else separates words. Hyphens and
/// apostrophes inside a word are dropped, also where a hyphen divides it at the end of a line; a
/// full stop between digits stays, so that a version is one word. Comment leaders are punctuation,
/// but for m4's `dnl`.
///
/// Nearly every word is a run of ASCII with a sign behind it that only ends it: that is read here,
/// whatever else may join or end a word in `WordSigns`.
public struct WordReader {
    private let bytes: ByteView
    private var runs: WordRuns
    /// Where the address ends that was read last.
    private var addressEnd = 0

    public init(_ bytes: ByteView) {
        self.bytes = bytes
        runs = WordRuns(bytes)
    }

    /// The next word, or nil at the end.
    @inline(__always)
    public mutating func next() -> Word? {
        while let run = runs.next() {
            let letters = RunLetters(bytes, run)
            let sign = run.upperBound < bytes.count ? bytes[run.upperBound] : 0
            if letters.areASCII, sign.onlyEndsWords, !letters.areSpecial {
                return Word(
                    hash: letters.hash, start: run.lowerBound, end: run.upperBound, isMarker: false,
                    isAddress: run.lowerBound < addressEnd)
            }
            if let word = word(from: run, hash: letters.areASCII ? letters.hash : nil) {
                return word
            }
        }
        return nil
    }

    /// The word that begins with a run; nil where the run begins with punctuation above ASCII.
    ///
    /// - Parameter hash: that of the run; nil where it is not all ASCII.
    @inline(__always)
    private mutating func word(from run: Range<Int>, hash: UInt32?) -> Word? {
        let signs = WordSigns(bytes)
        let start = run.lowerBound
        if hash == nil, let length = signs.separatorLength(at: start) {
            runs.goOn(from: start &+ length)
            return nil
        }
        let ending = signs.ending(from: start, run: run.upperBound, hash: hash)
        if ending.position != run.upperBound { runs.goOn(from: ending.position) }
        if ending.position >= addressEnd, let end = signs.endOfAddress(behind: ending.position) {
            addressEnd = end
        }
        return Word(
            hash: ending.hash, start: start, end: ending.position, isMarker: ending.isMarker,
            isAddress: start < addressEnd)
    }
}

/// The letters and digits of a run, as a word's hash takes them.
private struct RunLetters {
    private(set) var hash: UInt32
    /// Whether none of them is above ASCII; otherwise the hash says nothing.
    let areASCII: Bool
    /// Whether they are a prefix that may stand apart from its word, or m4's comment leader.
    let areSpecial: Bool

    @inline(__always)
    init(_ bytes: ByteView, _ run: Range<Int>) {
        var hash = WordHash()
        var start = run.lowerBound
        var left = run.upperBound &- start
        var all: UInt64 = 0
        while left > 8 {
            let letters = bytes.eight(from: start).bits
            all |= letters
            hash.combine(Self.lowercased(letters), count: 8)
            start &+= 8
            left &-= 8
        }
        let unwanted = UInt64(truncatingIfNeeded: 64 &- 8 &* left)
        let letters = bytes.eight(from: start).bits
        all |= letters &<< unwanted
        let last = Self.lowercased(letters) &>> unwanted
        hash.combine(last, count: left)
        self.hash = hash.value
        areSpecial = last == Self.sub || last == Self.non || last == Self.dnl
        areASCII = all & EightBytes.marks == 0
    }

    /// In small letters, the last one in the lowest bits.
    @inline(__always)
    private static func lowercased(_ letters: UInt64) -> UInt64 {
        // The bit that makes a letter small is set in every digit.
        letters.byteSwapped | 0x2020_2020_2020_2020
    }

    // Three letters in one number, the last one in the lowest bits.
    private static let sub: UInt64 = 0x73_7562
    private static let non: UInt64 = 0x6E_6F6E
    private static let dnl: UInt64 = 0x64_6E6C
}

extension UInt8 {
    /// Whether nothing but the end of a word is to be learned from the sign behind it.
    ///
    /// Those below `@` are looked up in the bits of a number: all but `'`, `)`, `-`, `.` and `:`.
    @inline(__always)
    fileprivate var onlyEndsWords: Bool {
        self < 64 && 0xFBFF_9D7F_FFFF_FFFF as UInt64 &>> UInt64(self) & 1 == 1
    }
}
