public import TerminalUI
import Wording

/// The rows of a list: their order, which of them pass a filter, and which is selected.
///
/// A row is a number.
public struct FilteredRows: Equatable, Sendable {
    /// The rows that pass the filter, in the order of ``RowFilter``.
    public private(set) var rows: [Int]
    public private(set) var filter = ""
    /// The selection, and the scroll offset, in ``rows``.
    public var position = ListPosition()

    private var order: [Int]
    private var keys: [String]

    /// - Parameters:
    ///   - order: all rows, in the order in which they are shown without a filter.
    ///   - keys: the filter key of each row, see ``RowFilter``. Empty while the keys are unknown;
    ///     until they are known, all rows pass.
    public init(order: [Int] = [], keys: [String] = []) {
        self.order = order
        self.keys = keys
        rows = order
    }

    /// The selected row; nil if there is none.
    public var selected: Int? {
        rows.indices.contains(position.selected) ? rows[position.selected] : nil
    }

    /// Keeps the rows that pass the filter. The selected row stays selected if it is among them.
    public mutating func narrow(to filter: String) {
        let selected = selected
        self.filter = filter
        update(selecting: selected)
    }

    /// Orders the rows differently, and goes to the top.
    public mutating func reorder(_ order: [Int]) {
        self.order = order
        update(selecting: nil)
    }

    /// Replaces the rows, and keeps the filter.
    ///
    /// - Parameters:
    ///   - order: all rows, in the order in which they are shown without a filter.
    ///   - keys: the filter key of each row; empty while the keys are unknown.
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

/// The filter of a list: words that must all occur in a row's key, in any letter case.
///
/// A key is the row's name and, after a line feed, all else that the row is found by, in lowercase.
public struct RowFilter {
    private let words: [Phrase]

    /// - Parameter text: the words, separated by blanks; if there are none, every row passes.
    public init(_ text: String) {
        words = text.split(separator: " ").compactMap { Phrase(String($0)) }
    }

    /// The rows that pass. Rows whose names have all words come first, and first of these the rows
    /// whose names begin with the first word. Otherwise rows keep the given order.
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
    /// The position with another row selected, at the height on the screen of the last one.
    ///
    /// - Parameter row: the new place of the row that was selected; nil if it is gone, and then the
    ///   list starts at its top.
    public func following(_ row: Int?) -> ListPosition {
        guard let row else { return ListPosition() }
        return ListPosition(selected: row, top: max(0, top + row - selected))
    }
}
