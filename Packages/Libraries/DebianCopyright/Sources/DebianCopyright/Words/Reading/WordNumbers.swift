/// Numbers the words of texts: an index of license texts.
protocol WordNumbering: AnyObject, Sendable {
    /// The table of numbers; valid as long as this object.
    var vocabulary: WordNumbers { get }
}

/// The table of an index that numbers words by their hashes.
///
/// Every word of every text is looked up here, so the table is a value of two words, which a loop
/// keeps in registers.
struct WordNumbers {
    /// The bits of a number.
    static let bits: UInt16 = 0x3FFF

    private let slots: UnsafePointer<UInt32>
    private let mask: Int

    /// - Parameter slots: 2 to the power of `bits` slots, at least one of them free, which must
    ///   outlive the value.
    init(_ slots: UnsafeRawPointer, bits: Int) {
        self.slots = slots.assumingMemoryBound(to: UInt32.self)
        mask = 1 &<< bits &- 1
    }

    /// The number of the word with this hash; 0 if no license has it.
    @inline(__always)
    subscript(hash: WordHash) -> UInt16 {
        var slot = Int(truncatingIfNeeded: hash.value) & mask
        while true {
            let word = slots[slot]
            let number = UInt16(truncatingIfNeeded: word) & Self.bits
            if number == 0 || (word ^ hash.value) &>> 14 == 0 { return number }
            slot = (slot &+ 1) & mask
        }
    }
}
