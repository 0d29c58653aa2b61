/// A column of a ``Table``: its title, and the cell of each row.
public struct Column<Row> {
    let title: String
    let sizing: ColumnSizing
    let alignment: HorizontalAlignment
    /// A row's cell, drawn for a width; nil sets no bound.
    let cell: @MainActor (Row, Int?) -> StyledLine

    /// - Parameters:
    ///   - title: shown in bold above the cells.
    ///   - flexible: whether the column may be cut if the table is too wide.
    ///   - minimum: the columns that a flexible column keeps, if its cells fill them.
    ///   - alignment: the side of the column that cells and title are on.
    ///   - cell: the view of a row's cell; its first line is shown.
    public init<Cell: View>(
        _ title: String, flexible: Bool = false, minimum: Int = 8,
        alignment: HorizontalAlignment = .leading,
        @ViewBuilder cell: @escaping @MainActor (Row) -> Cell
    ) {
        self.title = title
        self.sizing = flexible ? .flexible(minimum: minimum) : .fixed
        self.alignment = alignment
        self.cell = { row, width in
            cell(row).frame(height: 1).rendered(width: width).first ?? StyledLine()
        }
    }

    /// The title as the header shows it.
    @MainActor
    var header: StyledLine { Text(title).bold().line }
}

/// The side of a column that a cell is on.
public enum HorizontalAlignment: Hashable, Sendable {
    /// Text is on the left, with blanks after it.
    case leading
    /// Numbers are on the right, with blanks before them.
    case trailing
}

/// One row of a column, with its width, which is measured once.
struct Cell {
    let line: StyledLine
    let width: Int

    init(_ line: StyledLine) {
        self.line = line
        width = line.width
    }

    func cut(to width: Int) -> Cell {
        self.width <= width ? self : Cell(line.cut(to: width))
    }
}

/// Puts the columns of a ``Table`` together, from left to right.
@resultBuilder
public enum ColumnBuilder<Row> {
    /// A single column.
    public static func buildExpression(_ column: Column<Row>) -> [Column<Row>] {
        [column]
    }

    /// Columns next to each other.
    public static func buildBlock(_ columns: [Column<Row>]...) -> [Column<Row>] {
        Array(columns.joined())
    }

    /// The columns of a `for`.
    public static func buildArray(_ columns: [[Column<Row>]]) -> [Column<Row>] {
        Array(columns.joined())
    }

    /// The columns of an `if` without `else`: none if its condition doesn't hold.
    public static func buildOptional(_ columns: [Column<Row>]?) -> [Column<Row>] {
        columns ?? []
    }

    /// The columns of the first branch of an `if`.
    public static func buildEither(first columns: [Column<Row>]) -> [Column<Row>] {
        columns
    }

    /// The columns of the `else` branch.
    public static func buildEither(second columns: [Column<Row>]) -> [Column<Row>] {
        columns
    }
}

/// Whether a column may be narrower than its widest cell.
enum ColumnSizing {
    case fixed
    case flexible(minimum: Int)
}

extension ColumnSizing {
    /// The widths of columns in a table with limited width.
    ///
    /// Flexible columns share one upper bound, the greatest one with which the table fits: the
    /// widest shrink first, and a narrow one keeps its width. No column gets less than its minimum
    /// or more than its natural width.
    ///
    /// - Parameters:
    ///   - natural: the width of each column's widest cell.
    ///   - sizings: as many as `natural`.
    ///   - available: the columns for cells, without the space between cells; nil sets no bound.
    static func widths(
        natural: [Int], sizings: [ColumnSizing], available: Int?
    ) -> [Int] {
        guard let available else { return natural }
        func widths(boundedBy bound: Int) -> [Int] {
            zip(natural, sizings).map { natural, sizing in
                switch sizing {
                case .fixed: natural
                case .flexible(let minimum): min(natural, max(minimum, bound))
                }
            }
        }
        var low = 0
        var high = natural.max() ?? 0
        while low < high {
            let middle = (low + high + 1) / 2
            let total = widths(boundedBy: middle).reduce(0, +)
            if total <= available { low = middle } else { high = middle - 1 }
        }
        return widths(boundedBy: low)
    }
}
