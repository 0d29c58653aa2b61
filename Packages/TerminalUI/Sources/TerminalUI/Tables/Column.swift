/// A column of a ``Table``: its title, and the cell of each row.
public struct Column<Row> {
    let title: String
    let sizing: ColumnSizing
    let alignment: HorizontalAlignment
    let cell: @MainActor (Row) -> StyledLine

    /// - Parameters:
    ///   - title: shown in bold above the cells.
    ///   - flexible: whether the column may be cut where the table is too wide.
    ///   - minimum: the columns that a flexible column keeps, if its cells fill them.
    ///   - alignment: the side at which cells and title stand.
    ///   - cell: the view of a row's cell; its first line is shown.
    public init<Cell: View>(
        _ title: String, flexible: Bool = false, minimum: Int = 8,
        alignment: HorizontalAlignment = .leading,
        @ViewBuilder cell: @escaping @MainActor (Row) -> Cell
    ) {
        self.title = title
        self.sizing = flexible ? .flexible(minimum: minimum) : .fixed
        self.alignment = alignment
        self.cell = { row in cell(row).rendered(width: nil).first ?? StyledLine() }
    }

    /// The title as it stands above the cells.
    @MainActor
    var header: StyledLine { Text(title).bold().line }
}

/// The side at which a cell stands in its column.
public enum HorizontalAlignment: Hashable, Sendable {
    /// Text stands at the left, with blanks behind it.
    case leading
    /// Numbers stand at the right, with blanks before them.
    case trailing
}
