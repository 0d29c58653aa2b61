import DebianSystems

/// The hash of a word, regardless of letter case, hyphens and apostrophes.
///
/// A rule spells the word that it asks for, `words[index].hash == "under"`; the compiler hashes it.
struct WordHash: Hashable, BitwiseCopyable, Sendable {
    let value: UInt32

    /// Stands where there is no word.
    static var absent: WordHash { WordHash(value: 0) }

    @inline(__always)
    init(value: UInt32) {
        self.value = value
    }

    /// The hash of a word in lowercase letters and digits.
    init(of word: String) {
        self.init(of: word.utf8)
    }

    /// The hash of a word's bytes, in lowercase letters and digits.
    init(of word: some Sequence<UInt8>) {
        var hasher = WordHasher()
        for byte in word { hasher.combine(byte) }
        self = hasher.hash
    }

    /// The hash of a run of letters and digits; nil if the run isn't all ASCII, or may continue.
    init?(of run: ByteView) {
        guard run.count < WordRuns.size else { return nil }
        var hasher = WordHasher()
        for index in 0..<run.count {
            let byte = run[index]
            if byte >= 0x80 { return nil }
            // The bit for lowercase is already set in every digit.
            hasher.combine(byte | 0x20)
        }
        self = hasher.hash
    }

    /// The hashes of words in lowercase letters and digits, separated by spaces or line feeds.
    static func hashes(of words: String) -> [WordHash] {
        words.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { WordHash(of: $0) }
    }
}

extension WordHash: ExpressibleByStringLiteral {
    /// The hash of a word in lowercase ASCII letters and digits.
    @inline(__always)
    init(stringLiteral word: StaticString) {
        var hasher = WordHasher()
        let letters = word.utf8Start
        for index in 0..<word.utf8CodeUnitCount { hasher.combine(letters[index]) }
        self = hasher.hash
    }
}

/// Hashes the letters and digits of a word.
///
/// Five bits are enough to distinguish letters. So each letter rotates the state by five bits,
/// which keeps all words of up to twelve letters distinct; a multiplication then spreads them over
/// 32 bits.
struct WordHasher {
    private var state: UInt64 = 0x9E37_79B9

    @inline(__always)
    mutating func combine(_ byte: UInt8) {
        state = (state &<< 5 | state &>> 59) ^ UInt64(byte)
    }

    @inline(__always)
    var hash: WordHash {
        let mixed = (state ^ state &>> 32) &* 0xD6E8_FEB8_6659_FD93
        return WordHash(value: UInt32(truncatingIfNeeded: mixed &>> 32))
    }
}
