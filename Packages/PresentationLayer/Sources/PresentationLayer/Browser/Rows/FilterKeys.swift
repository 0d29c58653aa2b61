/// What the rows of a list are filtered by, one key a row, folded once when the list is made.
///
/// The keys lie one behind the other in one piece of memory: looking through 64,000 of them is one
/// walk, fast enough to be done at every key that is pressed.
struct FilterKeys: Sendable {
    private var bytes: [UInt8] = []
    /// Where each key ends; it begins where the one before it ends.
    private var ends: [Int] = []

    /// - Parameter keys: one a row. A line feed parts what no word of a filter shall run across.
    init(_ keys: some Sequence<String>) {
        for key in keys {
            bytes.append(contentsOf: key.lowercased().utf8)
            ends.append(bytes.count)
        }
    }

    /// Those of the rows whose keys hold all of the phrases, in their order.
    func rows(_ rows: [Int32], holding phrases: [Phrase]) -> [Int32] {
        if phrases.isEmpty { return rows }
        return bytes.withUnsafeBufferPointer { bytes in
            rows.filter { row in
                let row = Int(row)
                let key = (row == 0 ? 0 : ends[row - 1])..<ends[row]
                return phrases.allSatisfy { $0.place(in: bytes, key) != nil }
            }
        }
    }
}
