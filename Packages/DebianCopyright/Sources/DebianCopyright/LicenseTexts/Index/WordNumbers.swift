/// The table of an index that numbers words by their hashes.
///
/// It is asked for every word of every text, so it is a value of two words, which a loop keeps in
/// registers.
struct WordNumbers {
    private let slots: UnsafePointer<UInt32>
    private let mask: Int

    /// - Parameter slots: as many as 2 to the power of `bits`, at least one of them free; they must
    ///   outlive the value.
    init(_ slots: UnsafeRawPointer, bits: Int) {
        self.slots = slots.assumingMemoryBound(to: UInt32.self)
        mask = 1 &<< bits &- 1
    }

    /// The number of the word with this hash; 0 where no licence has it.
    @inline(__always)
    subscript(hash: UInt32) -> UInt16 {
        var slot = Int(truncatingIfNeeded: hash) & mask
        while true {
            let word = slots[slot]
            let number = UInt16(truncatingIfNeeded: word) & LicenseTemplate.number
            if number == 0 || (word ^ hash) &>> 14 == 0 { return number }
            slot = (slot &+ 1) & mask
        }
    }
}
