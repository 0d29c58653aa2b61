/// Rows of a list in some order, and those of them that a filter leaves.
///
/// Each word of the filter must stand in a row's key. A filter that goes on with what was typed
/// before can only leave fewer rows, so only the words that are new are looked for; what earlier
/// filters left is kept, so that taking a character back costs nothing.
struct FilteredRows: Sendable {
    private struct Level: Sendable {
        var filter: String
        var phrases: [Phrase]
        var rows: [Int32]
    }

    /// So many filters are kept; each may hold as many numbers as there are rows.
    private static let mostLevels = 16

    private let keys: FilterKeys
    /// What filters have left, each going on with the one before it; the first is no filter.
    private var levels: [Level]

    /// - Parameters:
    ///   - order: the rows' numbers, in the order in which they are shown.
    ///   - keys: as many as there are rows.
    init(order: [Int32], keys: FilterKeys) {
        self.keys = keys
        levels = [Level(filter: "", phrases: [], rows: order)]
    }

    /// The numbers of the rows that are left, in their order.
    var rows: [Int32] { levels[levels.count - 1].rows }

    /// Leaves the rows that hold each word of the filter.
    mutating func narrow(to filter: String) {
        while levels.count > 1, !filter.hasPrefix(levels[levels.count - 1].filter) {
            levels.removeLast()
        }
        let last = levels.count - 1
        if levels[last].filter == filter { return }
        let phrases = filter.split(separator: " ").compactMap { Phrase(String($0)) }
        let new = phrases.filter { !levels[last].phrases.contains($0) }
        let rows = new.reduce(levels[last].rows) { keys.rows($0, holding: $1) }
        let isKept = last > 0 && (rows.count == levels[last].rows.count || last == Self.mostLevels)
        if isKept { levels.removeLast() }
        levels.append(Level(filter: filter, phrases: phrases, rows: rows))
    }

    /// The same rows in another order.
    ///
    /// - Parameter order: all rows' numbers.
    mutating func reorder(_ order: [Int32]) {
        var level = levels[levels.count - 1]
        var isLeft = Array(repeating: false, count: order.count)
        for row in rows { isLeft[Int(row)] = true }
        levels = [Level(filter: "", phrases: [], rows: order)]
        if !level.filter.isEmpty {
            level.rows = order.filter { isLeft[Int($0)] }
            levels.append(level)
        }
    }
}
