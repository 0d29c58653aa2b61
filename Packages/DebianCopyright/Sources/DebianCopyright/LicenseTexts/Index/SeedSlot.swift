/// An entry of the table of seeds: the tag of four words, and where their list of places is.
struct SeedSlot {
    var tag: UInt32 = 0
    /// Where the list begins (24 bits), and how many places it has (8 bits); 0 in a free slot.
    var list: UInt32 = 0

    init() {}

    init(tag: UInt32, first: Int, count: Int) {
        self.tag = tag
        list = UInt32(first) << 8 | UInt32(count)
    }

    @inline(__always)
    var isTaken: Bool { list & 0xFF != 0 }

    /// The list's first place.
    @inline(__always)
    var first: Int { Int(truncatingIfNeeded: list &>> 8) }

    /// How many places the list has.
    @inline(__always)
    var count: Int { Int(truncatingIfNeeded: list & 0xFF) }
}
