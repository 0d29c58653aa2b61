/// What stands in one row of a column, with its width, which is measured once.
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
