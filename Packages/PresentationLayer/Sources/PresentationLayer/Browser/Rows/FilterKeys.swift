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
        phrases.reduce(rows) { rows, phrase in
            let isHeld = keys(holding: phrase)
            return rows.filter { isHeld[Int($0)] }
        }
    }

    /// Of each key whether it holds the phrase.
    private func keys(holding phrase: Phrase) -> [Bool] {
        var isHeld = Array(repeating: false, count: ends.count)
        bytes.withUnsafeBufferPointer { bytes in
            var row = 0
            var start = 0
            while let place = phrase.place(in: bytes, start..<bytes.count) {
                while ends[row] <= place { row += 1 }
                // What begins in one key and ends in the next is in neither.
                let isWhole = place + phrase.length <= ends[row]
                isHeld[row] = isHeld[row] || isWhole
                start = isWhole ? ends[row] : place + 1
            }
        }
        return isHeld
    }
}
