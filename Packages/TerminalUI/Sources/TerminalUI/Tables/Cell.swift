/// A line of a table's column with its width, which is measured once.
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

extension Column {
    /// The title and the cell of each row, from top to bottom.
    @MainActor
    func cells(of rows: [Row]) -> [Cell] {
        var style = TextStyle()
        style.isBold = true
        var cells = [Cell(StyledLine([StyledRun(title, style: style)]))]
        cells.reserveCapacity(rows.count + 1)
        for row in rows { cells.append(Cell(cell(row))) }
        return cells
    }
}
