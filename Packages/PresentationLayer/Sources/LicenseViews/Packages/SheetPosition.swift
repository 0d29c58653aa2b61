public import DomainLayer
import Wording

/// A place in the sheet of a package: the selected statement, and what is in view.
public struct SheetPosition: Hashable, Sendable {
    /// The index of the selected statement; nil before the first one is selected.
    public private(set) var statement: Int?
    /// The line of the text that ``top`` is counted from, 1-based; nil for the top of the sheet.
    public private(set) var anchor: Int?
    /// The first line in view, counted from the anchor.
    public var top = 0

    /// How many lines stay in view above the line that the sheet went to.
    private static let context = 3

    /// The top of the sheet, with no statement selected.
    public init() {}

    /// Goes to the lines of the next or previous statement; stops at the ends.
    public mutating func goToStatement(by step: Int, in entry: PackageLicense) {
        guard !entry.statements.isEmpty else { return }
        let last = entry.statements.count - 1
        let next = statement.map { $0 + step } ?? (step > 0 ? 0 : last)
        let index = max(0, min(next, last))
        statement = index
        go(to: entry.statements[index].lines.lowerBound)
    }

    /// Goes to a line of the text.
    public mutating func go(to line: Int) {
        anchor = line
        top = -Self.context
    }

    /// Stays at the place without a selected statement, since the package has other ones now.
    public mutating func leaveStatement() {
        statement = nil
    }

    /// The number of the selected statement, or how many there are: `statement 2 of 3`, `3
    /// statements`.
    public func words(in entry: PackageLicense) -> String {
        let count = entry.statements.count
        return statement.map { "statement \($0 + 1) of \(count)" } ?? count.counting("statement")
    }
}
