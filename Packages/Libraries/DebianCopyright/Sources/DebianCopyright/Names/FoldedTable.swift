import DebianSystems

/// A dictionary whose keys are ASCII words in any letter case.
///
/// A look-up takes the bytes of a file and makes no `String`.
struct FoldedTable<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        let key: Range<Int>
        let value: Value
    }

    /// All keys in lowercase, one after another.
    private var keys: [UInt8] = []
    private var entries: [Entry] = []
    /// Positions in `entries` plus one, or 0 for a free slot. The count is a power of two, and at
    /// most half of the slots are used.
    private var slots: [Int32]

    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
    }

    /// Adds a value, unless the table already has the key.
    mutating func insert(_ value: Value, for key: String) {
        let start = keys.count
        for byte in key.utf8 { keys.append(byte.lowercased) }
        if (entries.count + 1) * 2 > slots.count { grow() }
        let slot = slot(of: keys[start...])
        guard slots[slot] == 0 else { return keys.removeSubrange(start...) }
        entries.append(Entry(key: start..<keys.count, value: value))
        slots[slot] = Int32(entries.count)
    }

    subscript(key: some RandomAccessCollection<UInt8>) -> Value? {
        let entry = slots[slot(of: key)]
        return entry == 0 ? nil : entries[Int(entry) - 1].value
    }

    subscript(key: String) -> Value? { self[Array(key.utf8)] }

    private func matches(_ range: Range<Int>, _ key: some RandomAccessCollection<UInt8>) -> Bool {
        guard range.count == key.count else { return false }
        var position = range.lowerBound
        for byte in key {
            if keys[position] != byte.lowercased { return false }
            position += 1
        }
        return true
    }

    /// The slot of a key, or the free slot for it.
    private func slot(of key: some RandomAccessCollection<UInt8>) -> Int {
        var slot = Self.hash(key) & (slots.count - 1)
        while slots[slot] != 0, !matches(entries[Int(slots[slot]) - 1].key, key) {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        for (index, entry) in entries.enumerated() {
            slots[slot(of: keys[entry.key])] = Int32(index + 1)
        }
    }

    /// The FNV-1a hash of the key in lowercase.
    private static func hash(_ key: some Sequence<UInt8>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in key {
            hash = (hash ^ UInt64(byte.lowercased)) &* 0x0000_0100_0000_01B3
        }
        return Int(truncatingIfNeeded: hash ^ hash >> 32)
    }
}
