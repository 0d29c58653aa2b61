/// Puts a line together from left to right, without blanks at its end.
struct LineBuilder {
    private var runs: [StyledRun] = []
    private var pendingBlanks = 0

    /// Leaves columns blank, if anything follows them.
    mutating func skip(_ columns: Int) {
        pendingBlanks += columns
    }

    mutating func append(_ line: StyledLine) {
        for run in line.runs { append(run) }
    }

    /// Adds a cell and what it leaves blank of its columns.
    mutating func append(_ cell: Cell, width: Int) {
        append(cell.line)
        skip(width - cell.width)
    }

    mutating func append(_ run: StyledRun) {
        if run.text.isEmpty { return }
        if pendingBlanks > 0 {
            join(StyledRun(String(repeating: " ", count: pendingBlanks)))
            pendingBlanks = 0
        }
        join(run)
    }

    var line: StyledLine { StyledLine(runs) }

    /// Neighbours of the same style become one run: most rows are then a single one.
    private mutating func join(_ run: StyledRun) {
        if let last = runs.indices.last, runs[last].style == run.style {
            runs[last].text += run.text
        } else {
            runs.append(run)
        }
    }
}
