/// Small numbers by 32-bit keys: open addressing in one flat array, since a `Dictionary` takes a
/// multiple of the time to build and to ask.
struct NumberTable: Sendable {
    private var slots: [Slot]
    private let shift: UInt32

    private struct Slot {
        var key: UInt32 = 0
        /// Zero while there is no key.
        var number: UInt16 = 0
    }

    /// - Parameter bits: the table has 2 to the power of so many slots; it must never be full.
    init(bits: Int) {
        slots = Array(repeating: Slot(), count: 1 << bits)
        shift = UInt32(32 - bits)
    }

    /// The number of a key; 0 where it has none.
    @inline(__always)
    subscript(key: UInt32) -> UInt16 {
        get { slots[place(of: key)].number }
        set { slots[place(of: key)] = Slot(key: key, number: newValue) }
    }

    @inline(__always)
    private func place(of key: UInt32) -> Int {
        var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9) &>> shift)
        while slots[place].number != 0, slots[place].key != key {
            place = (place &+ 1) & (slots.count &- 1)
        }
        return place
    }
}
