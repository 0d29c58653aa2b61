/// The table of an index that tells which texts have four given words, and where.
///
/// It is asked for every word of every text, so it is a value of a few words, which a loop keeps in
/// registers.
struct SeedTable {
    private let slots: UnsafePointer<SeedSlot>
    private let postings: UnsafePointer<LicensePlace>
    private let bits: Int
    /// How many places all entries have together.
    let postingCount: Int

    /// - Parameter slots: as many as 2 to the power of `bits`, which is not 0, at least one of them
    ///   free; they and the postings must outlive the value.
    init(slots: UnsafeRawPointer, bits: Int, postings: UnsafeRawPointer, postingCount: Int) {
        self.slots = slots.assumingMemoryBound(to: SeedSlot.self)
        self.bits = bits
        self.postingCount = postingCount
        self.postings = postings.assumingMemoryBound(to: LicensePlace.self)
    }

    /// The entry of four words by their hash; nil where no text has them.
    @inline(__always)
    func slot(of hash: UInt64) -> SeedSlot? {
        let tag = SeedKey.tag(hash)
        let mask = 1 &<< bits &- 1
        var place = SeedKey.slot(hash, bits: bits)
        while true {
            let slot = slots[place]
            if !slot.isTaken { return nil }
            if slot.tag == tag { return slot }
            place = (place &+ 1) & mask
        }
    }

    /// All entries, and the slots that are free.
    var all: UnsafeBufferPointer<SeedSlot> {
        UnsafeBufferPointer(start: slots, count: 1 &<< bits)
    }

    /// The places of an entry.
    @inline(__always)
    func places(of slot: SeedSlot) -> UnsafeBufferPointer<LicensePlace> {
        UnsafeBufferPointer(start: postings + slot.first, count: slot.count)
    }
}

/// A place in one of the index's texts: the text and a position in it, 16 bits each.
struct LicensePlace {
    private let bits: UInt32

    /// Which text it is in.
    @inline(__always)
    var template: Int { Int(truncatingIfNeeded: bits &>> 16) }

    /// Where in it.
    @inline(__always)
    var position: Int32 { Int32(truncatingIfNeeded: bits & 0xFFFF) }
}
