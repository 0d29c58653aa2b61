import TerminalUI

/// The rows of a list in some order, those of them that a filter leaves, and which is selected.
///
/// A row is its number.
struct FilteredRows: Sendable {
    /// The rows that are left, as ``RowFilter`` orders them.
    private(set) var rows: [Int]
    private(set) var filter = ""
    /// Where in ``rows`` the list is.
    var position = ListPosition()

    private var order: [Int]
    private var keys: [String]

    /// - Parameters:
    ///   - order: all rows, in the order in which they are shown without a filter.
    ///   - keys: what each row is filtered by, see ``RowFilter``; empty as long as that isn't
    ///     known, until when all rows are left.
    init(order: [Int] = [], keys: [String] = []) {
        self.order = order
        self.keys = keys
        rows = order
    }

    /// The row that is selected; nil if there is none.
    var selected: Int? {
        rows.indices.contains(position.selected) ? rows[position.selected] : nil
    }

    /// Leaves the rows that the filter lets pass; the selected one stays so if it is among them.
    mutating func narrow(to filter: String) {
        let selected = selected
        self.filter = filter
        update(selecting: selected)
    }

    /// The same rows in another order, from the top.
    mutating func reorder(_ order: [Int]) {
        self.order = order
        update(selecting: nil)
    }

    /// Other rows under the same filter.
    ///
    /// - Parameter selected: the new number of the selected row; nil if it is gone.
    mutating func replace(order: [Int], keys: [String], selected: Int?) {
        (self.order, self.keys) = (order, keys)
        update(selecting: selected)
    }

    /// Selects a row; does nothing if it isn't shown.
    mutating func select(_ row: Int) {
        if rows.contains(row) { position = position.following(rows.firstIndex(of: row)) }
    }

    private mutating func update(selecting selected: Int?) {
        rows = keys.isEmpty ? order : RowFilter(filter).rows(of: order, keys: keys)
        position = position.following(selected.flatMap(rows.firstIndex))
    }
}

/// What narrows a list: words that must all stand in a row's key, letter case aside.
///
/// A key is the row's name and, after a line feed, whatever else it is found by, all in small
/// letters.
struct RowFilter {
    private let words: [Phrase]

    /// - Parameter text: the words, with blanks between them; without any, every row passes.
    init(_ text: String) {
        words = text.split(separator: " ").compactMap { Phrase(String($0)) }
    }

    /// The rows that pass: those whose names have all words come before the others, and of those
    /// the ones that begin with the first word; otherwise they stay in the order given.
    func rows(of order: some Sequence<Int>, keys: [String]) -> [Int] {
        var ranks: [[Int]] = [[], [], []]
        for row in order {
            if let rank = rank(of: keys[row]) { ranks[rank].append(row) }
        }
        return ranks.flatMap(\.self)
    }

    /// Nil if the row doesn't pass.
    private func rank(of key: String) -> Int? {
        let offsets = words.compactMap { $0.offset(in: key) }
        guard offsets.count == words.count else { return nil }
        guard let first = offsets.first, let last = offsets.max() else { return 0 }
        let name = key.utf8.prefix { $0 != UInt8(ascii: "\n") }.count
        return last > name ? 2 : first > 0 ? 1 : 0
    }
}
