/// What the rows of a list are filtered by: of each row a text of its own, and one that it shares
/// with others.
///
/// What is shared is looked through once and not in each row: there are far fewer licences than
/// packages, and they are longer than names.
struct FilterKeys: Sendable {
    private let own: FoldedTexts
    private let shared: WordedTexts
    private let numbers: [Int]

    /// - Parameters:
    ///   - own: the text of each row.
    ///   - shared: the different texts that rows share.
    ///   - numbers: for each row which of these it has.
    init(own: some Sequence<String>, shared: some Sequence<String>, numbers: [Int]) {
        self.own = FoldedTexts(own)
        self.shared = WordedTexts(shared)
        self.numbers = numbers
    }

    /// Those of the rows that hold the phrase in one of their texts, in their order.
    ///
    /// - Parameter phrase: one without blanks.
    func rows(_ rows: [Int32], holding phrase: Phrase) -> [Int32] {
        let (own, shared) = (own.holding(phrase), shared.holding(phrase))
        // Making room once takes half the time of letting an array grow.
        return Array(unsafeUninitializedCapacity: rows.count) { left, count in
            for row in rows where own[Int(row)] || shared[numbers[Int(row)]] {
                left[count] = row
                count += 1
            }
        }
    }
}
