/// Tells of most runs of four words that no licence has them, without a look into the table of
/// seeds: the table is larger than what a processor keeps closest, and this is a bit for many
/// hashes.
struct SeedFilter {
    /// Set for the hashes of seeds; as many words as two to some power.
    private var bits: [UInt64]

    /// A filter that every hash passes.
    init() {
        bits = [.max]
    }

    /// The filter of a table, of so many bits that about one in nine is set.
    init(_ table: SeedTable) {
        bits = Array(repeating: 0, count: 1 << 11)
        let mask = Self.mask(of: bits.count)
        for slot in table.all where slot.isTaken {
            let bit = Int(slot.tag & mask)
            bits[bit / 64] |= 1 << UInt64(bit % 64)
        }
    }

    /// Lends the bits for many questions.
    @inline(__always)
    func withBits<Result>(_ body: (Bits) -> Result) -> Result {
        bits.withUnsafeBufferPointer { body(Bits(words: $0, mask: Self.mask(of: $0.count))) }
    }

    struct Bits {
        fileprivate let words: UnsafeBufferPointer<UInt64>
        fileprivate let mask: UInt32

        /// 1 where the table may have four words of this hash, 0 where it has not.
        @inline(__always)
        func mark(of hash: UInt64) -> Int {
            let bit = Int(truncatingIfNeeded: SeedKey.tag(hash) & mask)
            let marks = words[bit &>> 6] &>> UInt64(truncatingIfNeeded: bit & 63)
            return Int(truncatingIfNeeded: marks & 1)
        }
    }

    /// The bits of a tag that tell which bit of the filter is its.
    private static func mask(of wordCount: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: 64 * wordCount - 1)
    }
}
