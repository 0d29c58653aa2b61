/// Small numbers by 64-bit keys: open addressing in one flat array, since a `Dictionary` takes a
/// multiple of the time to build and to ask.
struct NumberTable: Sendable {
    private var keys: [UInt64]
    private var numbers: [UInt16]
    private let mask: Int
    private let shift: UInt64

    /// - Parameter bits: the table has 2 to the power of so many slots; it must never be full.
    init(bits: Int) {
        keys = Array(repeating: 0, count: 1 << bits)
        numbers = Array(repeating: 0, count: 1 << bits)
        mask = (1 << bits) - 1
        shift = UInt64(64 - bits)
    }

    /// The number of a key; 0 where it has none.
    @inline(__always)
    subscript(key: UInt64) -> UInt16 {
        get { numbers[slot(of: key)] }
        set {
            let slot = slot(of: key)
            keys[slot] = key
            numbers[slot] = newValue
        }
    }

    @inline(__always)
    private func slot(of key: UInt64) -> Int {
        var slot = Int((key &* 0x9E37_79B9_7F4A_7C15) >> shift)
        while numbers[slot] != 0, keys[slot] != key { slot = (slot + 1) & mask }
        return slot
    }
}
