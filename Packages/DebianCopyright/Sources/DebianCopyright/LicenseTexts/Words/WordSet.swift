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
            var place = Int(hash >> shift)
            while slots[place] != 0, slots[place] != hash { place = (place + 1) % slots.count }
            slots[place] = hash
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
        var place = Int(truncatingIfNeeded: hash &>> shift)
        while slots[place] != 0 {
            if slots[place] == hash { return true }
            place = (place &+ 1) & (slots.count &- 1)
        }
        return false
    }
}
