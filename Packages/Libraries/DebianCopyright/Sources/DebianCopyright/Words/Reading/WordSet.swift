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
        let hashes = WordHash.hashes(of: words).map(\.value)
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
    var hashes: some Sequence<WordHash> {
        slots.lazy.filter { $0 != 0 }.map { WordHash(value: $0) }
    }

    /// Whether the set has a word, given its hash.
    @inline(__always)
    func contains(_ hash: WordHash) -> Bool {
        var slot = Int(truncatingIfNeeded: hash.value &>> shift)
        while slots[slot] != 0 {
            if slots[slot] == hash.value { return true }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
        return false
    }
}
