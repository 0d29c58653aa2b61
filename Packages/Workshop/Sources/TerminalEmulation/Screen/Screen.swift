/// The cells of a terminal.
public struct Screen: Hashable, Sendable {
    public let columns: Int
    public let rows: Int
    /// Row by row.
    private var cells: [Cell]

    /// A blank screen.
    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: Cell(), count: columns * rows)
    }

    public subscript(row: Int, column: Int) -> Cell {
        get { cells[row * columns + column] }
        set { cells[row * columns + column] = newValue }
    }

    /// The cells of a row.
    public func row(_ row: Int) -> ArraySlice<Cell> {
        cells[row * columns..<(row + 1) * columns]
    }

    /// Puts a character that takes one or two columns.
    ///
    /// What is left of a wide character that is half overwritten becomes blank.
    mutating func put(
        _ scalar: Unicode.Scalar, columns width: Int, at place: Position, style: CellStyle
    ) {
        erase(place.row, place.column..<place.column + width, style: CellStyle())
        self[place.row, place.column] = Cell(String(scalar), style: style)
        if width == 2 { self[place.row, place.column + 1] = Cell("", style: style) }
    }

    /// Adds a mark to the character at a place or, behind a wide one, to the one before.
    mutating func combine(_ scalar: Unicode.Scalar, at place: Position) {
        let isContinuation = self[place.row, place.column].isContinuation
        let column = isContinuation ? max(0, place.column - 1) : place.column
        self[place.row, column].text.unicodeScalars.append(scalar)
    }

    /// Makes columns of a row blank, in a style of which the background stays.
    mutating func erase(_ row: Int, _ range: Range<Int>, style: CellStyle) {
        let range = range.clamped(to: 0..<columns)
        guard let first = range.first, let last = range.last else { return }
        if self[row, first].isContinuation, first > 0 { self[row, first - 1].text = " " }
        if last + 1 < columns, self[row, last + 1].isContinuation { self[row, last + 1].text = " " }
        let blank = Cell(style: style.erased)
        for column in range { self[row, column] = blank }
    }

    /// Moves the lines of a region up, or down where the number is negative; blank ones follow.
    mutating func scroll(_ region: Range<Int>, by lines: Int, style: CellStyle) {
        let first = region.lowerBound * columns
        let end = region.upperBound * columns
        let count = min(abs(lines) * columns, end - first)
        let blanks = repeatElement(Cell(style: style.erased), count: count)
        if lines > 0 {
            cells.removeSubrange(first..<first + count)
            cells.insert(contentsOf: blanks, at: end - count)
        } else {
            cells.removeSubrange(end - count..<end)
            cells.insert(contentsOf: blanks, at: first)
        }
    }

    /// The same cells on a screen of another size, from the upper left.
    func resized(columns: Int, rows: Int) -> Screen {
        var screen = Screen(columns: columns, rows: rows)
        for row in 0..<min(rows, self.rows) {
            for column in 0..<min(columns, self.columns) { screen[row, column] = self[row, column] }
        }
        return screen
    }
}
