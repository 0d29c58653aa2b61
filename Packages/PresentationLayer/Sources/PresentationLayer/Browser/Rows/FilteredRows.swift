/// Rows of a list in some order, and those of them that a filter leaves.
///
/// A row is its number. Each word of the filter must stand in a row's key, letter case aside.
struct FilteredRows: Sendable {
    /// The rows that are left, in their order.
    private(set) var rows: [Int]

    private let keys: [String]
    private var order: [Int]
    private var filter = ""

    /// - Parameters:
    ///   - order: all rows, in the order in which they are shown.
    ///   - keys: what each row is filtered by, in small letters; as many as there are rows.
    init(order: [Int], keys: [String]) {
        self.order = order
        self.keys = keys
        rows = order
    }

    /// Leaves the rows that hold each word of the filter.
    mutating func narrow(to filter: String) {
        // A filter that goes on with what was typed before can only leave fewer rows.
        let candidates = filter.hasPrefix(self.filter) ? rows : order
        let phrases = filter.split(separator: " ").compactMap { Phrase(String($0)) }
        rows = candidates.filter { row in phrases.allSatisfy { $0.isHeld(by: keys[row]) } }
        self.filter = filter
    }

    /// The same rows in another order.
    ///
    /// - Parameter order: all rows.
    mutating func reorder(_ order: [Int]) {
        let left = Set(rows)
        self.order = order
        rows = order.filter(left.contains)
    }
}
