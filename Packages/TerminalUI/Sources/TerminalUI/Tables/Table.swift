/// Rows of cells under a bold header, without borders, columns two blanks apart.
///
/// A column is as wide as its widest cell. Where the width is bounded, flexible columns shrink, the
/// widest first, and their cells are cut with "…"; a table that is still too wide is cut as a
/// whole. Without rows the header stands alone; where no column has a title there is no header.
public struct Table<Row>: View {
    private let rows: [Row]
    private let columns: [Column<Row>]

    /// - Parameters:
    ///   - rows: from top to bottom.
    ///   - columns: from left to right.
    public init(
        _ rows: some Collection<Row>, @ColumnBuilder<Row> columns: () -> [Column<Row>]
    ) {
        self.rows = Array(rows)
        self.columns = columns()
    }

    public func render(into stack: inout LineStack) {
        let hasHeader = columns.contains { !$0.title.isEmpty }
        let layout = TableLayout(
            columns: columns.map { column in
                let header = hasHeader ? [Cell(column.header)] : []
                return TableLayout.Column(
                    cells: header + rows.map { row in Cell(column.cell(row)) },
                    sizing: column.sizing,
                    alignment: column.alignment)
            },
            width: stack.width)
        stack.append(layout.lines)
    }
}
