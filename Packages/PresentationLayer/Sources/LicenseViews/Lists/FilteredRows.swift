public import TerminalUI

/// The rows of a list in some order, those of them that a filter leaves, and which is selected.
///
/// A row is its number.
public struct FilteredRows: Equatable, Sendable {
    /// The rows that are left, as ``RowFilter`` orders them.
    public private(set) var rows: [Int]
    public private(set) var filter = ""
    /// Where in ``rows`` the list is.
    public var position = ListPosition()

    private var order: [Int]
    private var keys: [String]

    /// - Parameters:
    ///   - order: all rows, in the order in which they are shown without a filter.
    ///   - keys: what each row is filtered by, see ``RowFilter``; empty as long as that isn't
    ///     known, until when all rows are left.
    public init(order: [Int] = [], keys: [String] = []) {
        self.order = order
        self.keys = keys
        rows = order
    }

    /// The row that is selected; nil if there is none.
    public var selected: Int? {
        rows.indices.contains(position.selected) ? rows[position.selected] : nil
    }

    /// Leaves the rows that the filter lets pass; the selected one stays so if it is among them.
    public mutating func narrow(to filter: String) {
        let selected = selected
        self.filter = filter
        update(selecting: selected)
    }

    /// The same rows in another order, from the top.
    public mutating func reorder(_ order: [Int]) {
        self.order = order
        update(selecting: nil)
    }

    /// Other rows under the same filter.
    ///
    /// - Parameters:
    ///   - order: all rows, in the order in which they are shown without a filter.
    ///   - keys: what each row is filtered by; empty as long as that isn't known.
    ///   - selected: the new number of the selected row; nil if it is gone.
    public mutating func replace(order: [Int], keys: [String], selected: Int?) {
        (self.order, self.keys) = (order, keys)
        update(selecting: selected)
    }

    /// Selects a row; does nothing if it isn't shown.
    public mutating func select(_ row: Int) {
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
public struct RowFilter {
    private let words: [Phrase]

    /// - Parameter text: the words, with blanks between them; without any, every row passes.
    public init(_ text: String) {
        words = text.split(separator: " ").compactMap { Phrase(String($0)) }
    }

    /// The rows that pass: those whose names have all words come before the others, and of those
    /// the ones that begin with the first word; otherwise they stay in the order given.
    public func rows(of order: some Sequence<Int>, keys: [String]) -> [Int] {
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

extension ListPosition {
    /// The position with another row selected, at the height of the screen where the last one was.
    ///
    /// - Parameter row: where what was selected stands now; nil if it is gone, and then the list
    ///   begins anew.
    public func following(_ row: Int?) -> ListPosition {
        guard let row else { return ListPosition() }
        return ListPosition(selected: row, top: max(0, top + row - selected))
    }
}
