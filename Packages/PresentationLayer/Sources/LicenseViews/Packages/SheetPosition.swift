public import DomainLayer
import Wording

/// Where the sheet of a package is: at which statement, and what is in view.
public struct SheetPosition: Hashable, Sendable {
    /// The statement that was gone to, from 0; nil before the first one.
    public private(set) var statement: Int?
    /// The line of the text that ``top`` is counted from, 1-based; nil for the beginning of the
    /// sheet.
    public private(set) var anchor: Int?
    /// The first line in view, counted from the anchor.
    public var top = 0

    /// Lines that stay in view above the one that was gone to.
    private static let context = 3

    /// The beginning of the sheet, at no statement.
    public init() {}

    /// Goes to the lines of the next statement, or of the one before; it stops at the ends.
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

    /// Stays where it is, but at no statement: the package has other ones now.
    public mutating func leaveStatement() {
        statement = nil
    }

    /// Which statement was gone to, or how many there are: `statement 2 of 3`, `3 statements`.
    public func words(in entry: PackageLicense) -> String {
        let count = entry.statements.count
        return statement.map { "statement \($0 + 1) of \(count)" } ?? count.counting("statement")
    }
}
