/// Rows of cells under a header, without borders, columns two blanks apart.
///
/// A column is as wide as its widest cell. Where the width is bounded, flexible columns shrink, the
/// widest first, and their cells are cut with "…"; what is still too wide is cut at the edge.
/// Without rows the header stands alone; where no column has a title, there is none.
public struct Table<Row>: View {
    private let rows: [Row]
    private let columns: [Column<Row>]

    /// - Parameters:
    ///   - rows: from top to bottom.
    ///   - columns: from left to right.
    public init(
        _ rows: some Sequence<Row>, @ColumnBuilder<Row> columns: () -> [Column<Row>]
    ) {
        self.rows = Array(rows)
        self.columns = columns()
    }

    public func render(into stack: inout LineStack) {
        let cells = columns.map { column in column.cells(of: rows) }
        let widths = widths(of: cells, in: stack.width)
        let first = columns.contains { !$0.title.isEmpty } ? 0 : 1
        let lines = (first..<(rows.count + 1)).map { index in
            line(at: index, of: cells, widths: widths, in: stack.width)
        }
        stack.append(columns.isEmpty ? [] : lines)
    }

    private func widths(of cells: [[Cell]], in width: Int?) -> [Int] {
        let gaps = TableMetrics.gap * (columns.count - 1)
        return ColumnSizing.widths(
            natural: cells.map { column in column.reduce(0) { max($0, $1.width) } },
            sizings: columns.map(\.sizing),
            available: width.map { $0 - gaps })
    }

    private func line(
        at index: Int, of cells: [[Cell]], widths: [Int], in width: Int?
    ) -> StyledLine {
        var builder = LineBuilder()
        for (column, width) in widths.enumerated() {
            if column > 0 { builder.skip(TableMetrics.gap) }
            let cell = cells[column][index].cut(to: width)
            let blanks = width - cell.width
            let isTrailing = columns[column].alignment == .trailing
            if isTrailing { builder.skip(blanks) }
            builder.append(cell.line)
            if !isTrailing { builder.skip(blanks) }
        }
        return width.map(builder.line.cut) ?? builder.line
    }
}

private enum TableMetrics {
    /// The blanks between two columns.
    static let gap = 2
}
