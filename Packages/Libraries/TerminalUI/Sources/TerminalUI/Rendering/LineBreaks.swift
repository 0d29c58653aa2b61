import VisibleText

/// Finds where to break text into lines of a maximum width, between words if possible, without
/// making the lines: a long text scrolls by counting the lines out of view.
///
/// A word that is wider is broken between characters. Blanks at a break are dropped.
private struct LineBreaks {
    private let width: Int
    private var lines: [Range<Int>] = []
    /// The characters on the line, and the column of the first one.
    private var line = (range: 0..<0, column: 0)
    /// Where the word begins.
    private var word = (start: 0, column: 0)
    /// The position of the next character.
    private var next = (position: 0, column: 0)

    /// - Parameter width: more than 0.
    init(width: Int) {
        self.width = width
    }

    /// Takes the next character, which is no wider than a line.
    mutating func add(columns: Int, isBlank: Bool) {
        if isBlank || next.column - word.column + columns > width { placeWord() }
        next.position += 1
        next.column += columns
        if isBlank { word = (next.position, next.column) }
    }

    /// The characters of each line, from top to bottom.
    mutating func finish() -> [Range<Int>] {
        placeWord()
        return lines + [line.range]
    }

    /// Puts the word on the line, or on the next if it doesn't fit after the blanks.
    private mutating func placeWord() {
        if word.start == next.position { return }
        if next.column - line.column > width {
            if !line.range.isEmpty { lines.append(line.range) }
            line = (word.start..<next.position, word.column)
        } else {
            line.range = line.range.lowerBound..<next.position
        }
        word = (next.position, next.column)
    }
}

extension StyledLine {
    /// The columns of each of the lines that ``wrapped(to:)`` makes; nil if the text isn't
    /// printable ASCII, each byte of which takes a column.
    func breaks(width: Int) -> [Range<Int>]? {
        guard width > 0, runs.allSatisfy(\.text.isPrintableASCII) else { return nil }
        var breaks = LineBreaks(width: width)
        for run in runs {
            for byte in run.text.utf8 { breaks.add(columns: 1, isBlank: byte == 0x20) }
        }
        return breaks.finish()
    }

    /// The line broken into lines of at most this width, between words if possible.
    ///
    /// A word that is wider is broken between characters. Blanks at a break are dropped; a
    /// character that is wider than the whole width is shown as "…". At width 0 there is one empty
    /// line.
    func wrapped(to width: Int) -> [StyledLine] {
        if self.width <= width { return [self] }
        guard width > 0 else { return [StyledLine()] }
        var breaks = LineBreaks(width: width)
        var characters: [StyledRun] = []
        for run in runs {
            for character in run.text {
                let columns = DisplayWidth.of(character)
                let isTooWide = columns > width
                characters.append(StyledRun(isTooWide ? "…" : String(character), style: run.style))
                breaks.add(columns: isTooWide ? 1 : columns, isBlank: character == " ")
            }
        }
        return breaks.finish().map { range in
            var builder = LineBuilder()
            for character in characters[range] { builder.append(character) }
            return builder.line
        }
    }

    /// The given columns of printable ASCII text.
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

/// Builds a line from left to right, without trailing blanks.
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

    /// Adds a cell, and blanks in the rest of its columns.
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

    /// Neighbors of equal style become one run: most rows are then a single one.
    private mutating func join(_ run: StyledRun) {
        if let last = runs.indices.last, runs[last].style == run.style {
            runs[last].text += run.text
        } else {
            runs.append(run)
        }
    }
}
