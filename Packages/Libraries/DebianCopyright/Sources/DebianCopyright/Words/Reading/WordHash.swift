import DebianSystems

/// The hash of a word, regardless of letter case, hyphens and apostrophes.
///
/// Five bits are enough to distinguish letters. So each letter rotates the state by five bits,
/// which keeps all words of up to twelve letters distinct; a multiplication then spreads them over
/// 32 bits.
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

    /// The hash of a word in lowercase letters and digits.
    static func hash(of word: String) -> UInt32 {
        hash(of: word.utf8)
    }

    /// The hashes of words in lowercase letters and digits, separated by spaces or line feeds.
    static func hashes(of words: String) -> [UInt32] {
        words.utf8.split { $0 == 0x20 || $0 == 0x0A }.map(hash)
    }

    /// The hash of a word's bytes, in lowercase letters and digits.
    static func hash(of word: some Sequence<UInt8>) -> UInt32 {
        var hash = WordHash()
        for byte in word { hash.combine(byte) }
        return hash.value
    }

    /// The hash of a run of letters and digits; nil if the run isn't all ASCII, or may continue.
    static func hash(of run: ByteView) -> UInt32? {
        guard run.count < WordRuns.size else { return nil }
        var hash = WordHash()
        for index in 0..<run.count {
            let byte = run[index]
            if byte >= 0x80 { return nil }
            // The bit for lowercase is already set in every digit.
            hash.combine(byte | 0x20)
        }
        return hash.value
    }
}

/// The hashes of a few words, for comparison with each word of a text.
///
/// The standard library's set would hash the hashes again, which takes ten times as long.
struct WordSet: Sendable {
    /// Each hash is in the slot given by its highest bits, or in the next free one. Free slots are
    /// zero.
    let slots: [UInt32]
    /// Shifts a hash to the bits that select its slot.
    let shift: UInt32

    /// - Parameter words: in lowercase letters and digits, separated by spaces or line feeds.
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

    /// The number of slots for each word, enough to make collisions rare.
    private static let room: UInt32 = 8

    /// The hashes of the words, without duplicates.
    var hashes: some Sequence<UInt32> { slots.lazy.filter { $0 != 0 } }

    /// Whether the set has a word, given its hash.
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
