/// The ids of the SPDX list, which the engine is told by whoever keeps the list.
///
/// Look-ups disregard letter case, as SPDX specification 2.3, annex D asks.
public struct LicenseVocabulary: Sendable {
    private var licenses: FoldedTable<String>
    private var exceptions: FoldedTable<String>
    /// The licenses' full names, by their ids.
    let names: [(id: String, name: String)]
    let exceptionIDs: [String]

    /// - Parameters:
    ///   - licenseIDs: current ids only, no deprecated ones.
    ///   - exceptionIDs: the ids that may stand behind `WITH`.
    ///   - names: what the list calls its licenses, in full. Ids that are not among `licenseIDs`
    ///     do no harm; licenses without a name are known by their ids alone.
    public init(
        licenseIDs: [String], exceptionIDs: [String], names: [(id: String, name: String)] = []
    ) {
        self.names = names
        self.exceptionIDs = exceptionIDs
        licenses = FoldedTable(capacity: licenseIDs.count)
        for id in licenseIDs { licenses.insert(id, for: id) }
        exceptions = FoldedTable(capacity: exceptionIDs.count)
        for id in exceptionIDs { exceptions.insert(id, for: id) }
    }

    /// The list's spelling of a license id; nil if it has none.
    func license(_ name: ByteView) -> String? { licenses[name] }

    /// The list's spelling of an exception id; nil if it has none.
    func exception(_ name: ByteView) -> String? { exceptions[name] }

    /// Exceptions by their ids without "exception" and the version, in the list's order: `OpenJDK-
    /// assembly`. Those that share such a name, and those that name a license's version, have none.
    var namedExceptions: [(name: String, id: String)] {
        var ids: [String: [String]] = [:]
        for id in exceptionIDs {
            var words = id.split(separator: "-")
            if words.last?.first?.isNumber == true { words.removeLast() }
            guard words.count > 1, words.removeLast() == "exception",
                !words.contains(where: { $0.first?.isNumber == true })
            else { continue }
            ids[words.joined(separator: "-"), default: []].append(id)
        }
        return ids.filter { $0.value.count == 1 }.map { ($0.key, $0.value[0]) }
            .sorted { $0.name < $1.name }
    }

    func license(_ name: [UInt8]) -> String? { licenses[name] }
    func license(_ name: String) -> String? { licenses[name] }
    func exception(_ name: [UInt8]) -> String? { exceptions[name] }
    func exception(_ name: String) -> String? { exceptions[name] }
}

/// A dictionary whose keys are ASCII words, letter case aside.
///
/// A look-up makes no `String`: names are looked up while they still are bytes of a file.
struct FoldedTable<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        let key: Range<Int>
        let value: Value
    }

    /// All keys in small letters, one behind the other.
    private var keys: [UInt8] = []
    private var entries: [Entry] = []
    /// A position in `entries` plus one, or 0; as many as a power of two, at most
    /// half of them used.
    private var slots: [Int32]

    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
    }

    /// Adds a value; of equal keys the first one counts.
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

    /// The slot that has a key, or the free one where it would be put.
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

    /// FNV-1a of the small letters.
    private static func hash(_ key: some Sequence<UInt8>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in key {
            hash = (hash ^ UInt64(byte.lowercased)) &* 0x0000_0100_0000_01B3
        }
        return Int(truncatingIfNeeded: hash ^ hash >> 32)
    }
}
