/// Rows of cells under a bold header, without borders, columns two blanks apart.
///
/// ```swift
/// Table(packages) {
///     Column("PACKAGE", flexible: true) { Text($0.name) }
///     Column("SIZE", alignment: .trailing) { Text("\($0.size)").dim() }
/// }
/// ```
///
/// A column is as wide as its widest cell. If the width is bounded, flexible columns shrink, the
/// widest first, and their cells are drawn again for the width that is left, and cut with "…" if
/// they still don't fit; a table that is still too wide is cut as a whole. Without a bound nothing
/// is cut: a cell of more than 80 columns shifts what follows it in its own row, and no other row
/// is padded to it. Without rows the header is shown alone; if no column has a title there is no
/// header.
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
                    cells: header + rows.map { row in Cell(column.cell(row, nil)) },
                    fitted: { index, width in
                        index < header.count
                            ? header[index]
                            : Cell(column.cell(rows[index - header.count], width))
                    },
                    sizing: column.sizing,
                    alignment: column.alignment)
            },
            width: stack.width)
        stack.append(layout.lines)
    }
}

/// Measured cells in columns.
@MainActor
struct TableLayout {
    struct Column {
        /// The cells from top to bottom, equally many in every column.
        var cells: [Cell]
        /// The cell at an index, drawn for a width.
        var fitted: @MainActor (_ index: Int, _ width: Int) -> Cell
        var sizing: ColumnSizing
        var alignment: HorizontalAlignment
    }

    private let columns: [Column]
    private let widths: [Int]
    /// Whether cells are cut to their columns.
    private let isCut: Bool
    /// The width to which lines are cut; nil if they fit.
    private let edge: Int?

    /// - Parameter width: the columns that a line may take; nil sets no bound.
    init(columns: [Column], width: Int?) {
        self.columns = columns
        isCut = width != nil
        let widest = isCut ? Int.max : Self.widestColumn
        let gaps = Self.gap * (columns.count - 1)
        widths = ColumnSizing.widths(
            natural: columns.map { column in
                column.cells.reduce(0) { $1.width > widest ? $0 : max($0, $1.width) }
            },
            sizings: columns.map(\.sizing),
            available: width.map { $0 - gaps })
        let total = widths.reduce(gaps, +)
        edge = width.flatMap { $0 < total ? $0 : nil }
    }

    /// A line for each row of cells, from top to bottom.
    var lines: [StyledLine] {
        guard let first = columns.first else { return [] }
        return first.cells.indices.map { row in
            let line = line(at: row)
            return edge.map(line.cut) ?? line
        }
    }

    private func line(at row: Int) -> StyledLine {
        var builder = LineBuilder()
        for (column, width) in zip(columns, widths) {
            var cell = column.cells[row]
            if isCut, cell.width > width { cell = column.fitted(row, width).cut(to: width) }
            let blanks = max(0, width - cell.width)
            if column.alignment == .trailing { builder.skip(blanks) }
            builder.append(cell.line)
            if column.alignment == .leading { builder.skip(blanks) }
            builder.skip(Self.gap)
        }
        return builder.line
    }

    /// The blanks between two columns.
    private static let gap = 2

    /// How wide a column gets without a bound: without a limit one cell would lengthen every row,
    /// and the table's size would grow with the square of its content.
    private static let widestColumn = 80
}
