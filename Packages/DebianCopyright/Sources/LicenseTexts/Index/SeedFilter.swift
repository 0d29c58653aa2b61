/// A bit for each hash that the table of seeds may have: most runs of four words are in no licence,
/// and to learn that from so few bytes costs less than to look into the table, which is larger than
/// what a processor keeps closest.
struct SeedFilter {
    private var bits: [UInt64]

    /// The bits are as many as two to the power of this: about one in nine is set.
    private static let width: UInt32 = 17

    /// One that every hash passes.
    init() {
        bits = Array(repeating: .max, count: 1 << (Self.width - 6))
    }

    init(_ table: SeedTable) {
        bits = Array(repeating: 0, count: 1 << (Self.width - 6))
        for slot in table.all where slot.isTaken {
            let bit = Self.bit(of: slot.tag)
            bits[bit / 64] |= 1 << UInt64(bit % 64)
        }
    }

    /// Lends the bits for many questions.
    @inline(__always)
    func withBits<Result>(_ body: (Bits) -> Result) -> Result {
        bits.withUnsafeBufferPointer { body(Bits(words: $0)) }
    }

    struct Bits {
        fileprivate let words: UnsafeBufferPointer<UInt64>

        /// 1 where the table may have four words of this hash, 0 where it has not.
        @inline(__always)
        func mark(of hash: UInt64) -> Int {
            let bit = SeedFilter.bit(of: SeedKey.tag(hash))
            let marks = words[bit &>> 6] &>> UInt64(truncatingIfNeeded: bit & 63)
            return Int(truncatingIfNeeded: marks & 1)
        }
    }

    @inline(__always)
    private static func bit(of tag: UInt32) -> Int {
        Int(truncatingIfNeeded: tag & (1 &<< width &- 1))
    }
}
