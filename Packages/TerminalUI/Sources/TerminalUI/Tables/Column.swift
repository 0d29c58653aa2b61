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
        self.title = title.visible
        self.sizing = flexible ? .flexible(minimum: minimum) : .fixed
        self.alignment = alignment
        self.cell = { row in cell(row).rendered(width: nil).first ?? StyledLine() }
    }
}

/// The side at which a cell stands in its column.
public enum HorizontalAlignment: Hashable, Sendable {
    case leading, trailing
}

/// Puts the columns of a ``Table`` together, from left to right.
@resultBuilder
public enum ColumnBuilder<Row> {
    public static func buildExpression(_ column: Column<Row>) -> [Column<Row>] {
        [column]
    }

    public static func buildBlock(_ columns: [Column<Row>]...) -> [Column<Row>] {
        Array(columns.joined())
    }

    public static func buildOptional(_ columns: [Column<Row>]?) -> [Column<Row>] {
        columns ?? []
    }

    public static func buildEither(first columns: [Column<Row>]) -> [Column<Row>] {
        columns
    }

    public static func buildEither(second columns: [Column<Row>]) -> [Column<Row>] {
        columns
    }
}
