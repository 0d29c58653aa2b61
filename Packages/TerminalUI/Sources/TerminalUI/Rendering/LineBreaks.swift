import VisibleText

/// Finds where printable ASCII is broken into lines, without making them: a long text scrolls by
/// counting the lines of what is out of view.
///
/// The rules are those of ``StyledLine/wrapped(to:)``. Every byte takes a column.
struct LineBreaks {
    private let width: Int
    private var lines: [Range<Int>] = []
    private var line = 0..<0
    private var wordStart = 0
    private var position = 0

    /// The columns of each line, from top to bottom; nil if the text isn't printable ASCII.
    static func of(_ text: StyledLine, width: Int) -> [Range<Int>]? {
        guard width > 0, text.runs.allSatisfy(\.text.isPrintableASCII) else { return nil }
        var breaks = LineBreaks(width: width)
        for run in text.runs {
            for byte in run.text.utf8 { breaks.add(isBlank: byte == 0x20) }
        }
        breaks.placeWord()
        return breaks.lines + [breaks.line]
    }

    private init(width: Int) {
        self.width = width
    }

    private mutating func add(isBlank: Bool) {
        if isBlank || position - wordStart == width { placeWord() }
        position += 1
        if isBlank { wordStart = position }
    }

    /// Puts the word on the line, or on the next if it doesn't fit after the blanks.
    private mutating func placeWord() {
        if wordStart == position { return }
        if position - line.lowerBound > width {
            if !line.isEmpty { lines.append(line) }
            line = wordStart..<position
        } else {
            line = line.lowerBound..<position
        }
        wordStart = position
    }
}

extension StyledLine {
    /// What stands in some of the columns of printable ASCII.
    func ascii(_ columns: Range<Int>) -> StyledLine {
        var start = 0
        var slices: [StyledRun] = []
        for run in runs {
            let bytes = run.text.utf8
            let part = columns.clamped(to: start..<start + bytes.count)
            if !part.isEmpty {
                let lower = bytes.index(bytes.startIndex, offsetBy: part.lowerBound - start)
                let upper = bytes.index(lower, offsetBy: part.count)
                slices.append(StyledRun(String(run.text[lower..<upper]), style: run.style))
            }
            start += bytes.count
        }
        return StyledLine(slices)
    }
}

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
