import DomainLayer

/// Where a sheet is: at which statement, and what is in view.
struct SheetPosition: Equatable {
    /// The statement that was gone to, from 0; nil before the first one.
    var statement: Int?
    /// The line of the text that `top` is counted from; nil for the beginning of the sheet.
    private(set) var anchor: Int?
    /// The first line in view, counted from the anchor.
    var top = 0

    /// Lines that stay in view above the one that was gone to.
    private static let context = 3

    /// Goes to the lines of the next statement, or of the one before; it stops at the ends.
    mutating func goToStatement(by step: Int, in entry: LicenseEntry) {
        guard !entry.statements.isEmpty else { return }
        let last = entry.statements.count - 1
        let next = statement.map { $0 + step } ?? (step > 0 ? 0 : last)
        let index = max(0, min(next, last))
        statement = index
        anchor = entry.statements[index].lines.lowerBound
        top = -Self.context
    }
}
