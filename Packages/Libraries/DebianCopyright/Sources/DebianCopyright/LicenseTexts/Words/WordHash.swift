/// A word's hash: equal for equal words, whatever the letter case, hyphens and apostrophes.
///
/// Five bits tell a letter from every other one. So the state is turned by five bits for each
/// letter, which keeps all words of up to twelve letters apart; a product then spreads them over 32
/// bits.
struct WordHash {
    private var state: UInt64 = 0x9E37_79B9

    init() {}

    @inline(__always)
    mutating func combine(_ byte: UInt8) {
        state = (state &<< 5 | state &>> 59) ^ UInt64(byte)
    }

    @inline(__always)
    var value: UInt32 {
        let mixed = (state ^ state &>> 32) &* 0xD6E8_FEB8_6659_FD93
        return UInt32(truncatingIfNeeded: mixed &>> 32)
    }

    /// The hash of a word that is written in small letters and digits alone.
    static func hash(of word: String) -> UInt32 {
        hash(of: word.utf8)
    }

    /// The hashes of words that are written in the same way, with spaces or line
    /// feeds between them.
    static func hashes(of words: String) -> [UInt32] {
        words.utf8.split { $0 == 0x20 || $0 == 0x0A }.map(hash)
    }

    /// The same, of a word's bytes.
    static func hash(of word: some Sequence<UInt8>) -> UInt32 {
        var hash = WordHash()
        for byte in word { hash.combine(byte) }
        return hash.value
    }

    /// The hash of a run of letters and digits; nil if it is not all ASCII, or may go on.
    static func hash(of run: ByteView) -> UInt32? {
        guard run.count < WordRuns.size else { return nil }
        var hash = WordHash()
        for index in 0..<run.count {
            let byte = run[index]
            if byte >= 0x80 { return nil }
            // The bit that makes a letter small is set in every digit.
            hash.combine(byte | 0x20)
        }
        return hash.value
    }
}

/// A few words that each word of a text is held against, by their hashes.
///
/// A set of the library would hash what is a hash already, which takes ten times as long.
struct WordSet: Sendable {
    /// Each hash stands where its highest bits say, or behind that where another one does; zeros
    /// stand between them.
    let slots: [UInt32]
    /// What leaves the bits of a hash that say where it stands.
    let shift: UInt32

    /// - Parameter words: in small letters and digits, with spaces or line feeds between them.
    init(_ words: String) {
        let hashes = WordHash.hashes(of: words)
        let bits = UInt32.bitWidth - (Self.room * UInt32(max(1, hashes.count))).leadingZeroBitCount
        var slots = [UInt32](repeating: 0, count: 1 << bits)
        shift = UInt32(UInt32.bitWidth - bits)
        for hash in hashes {
            var slot = Int(hash >> shift)
            while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) % slots.count }
            slots[slot] = hash
        }
        self.slots = slots
    }

    /// So many slots for each word, that hardly any other word finds one that is taken.
    private static let room: UInt32 = 8

    /// Those of its words, each once.
    var hashes: some Sequence<UInt32> { slots.lazy.filter { $0 != 0 } }

    /// Whether a word is one of them, by its hash.
    @inline(__always)
    func contains(_ hash: UInt32) -> Bool {
        var slot = Int(truncatingIfNeeded: hash &>> shift)
        while slots[slot] != 0 {
            if slots[slot] == hash { return true }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
        return false
    }
}
