/// The key of a seed, its four words in 64 bits with the first one uppermost, and what of the key's
/// hash the table of seeds looks it up by.
enum SeedKey {
    /// How many words a seed has.
    static let length = 4

    static func of(_ words: some Sequence<UInt16>) -> UInt64 {
        words.reduce(0) { $0 << 16 | UInt64($1) }
    }

    @inline(__always)
    static func hash(_ key: UInt64) -> UInt64 {
        let mixed = (key ^ key &>> 32) &* 0x9E37_79B9_7F4A_7C15
        return (mixed ^ mixed &>> 29) &* 0xBF58_476D_1CE4_E5B9
    }

    /// The order in which runs are chosen to be seeds, the smallest first. To choose by the hash
    /// itself would crowd the table's beginning, for that is where small hashes go.
    static func order(_ key: UInt64) -> UInt64 { hash(key).byteSwapped }

    /// The slot in which a table of 2 to the power of `bits` slots begins to look for a hash: its
    /// highest bits.
    @inline(__always)
    static func slot(_ hash: UInt64, bits: Int) -> Int {
        Int(truncatingIfNeeded: hash &>> UInt64(64 &- bits))
    }

    /// What a slot keeps of a hash, to tell the seeds apart that meet there.
    @inline(__always)
    static func tag(_ hash: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: hash &>> 8)
    }
}
