/// The cells of a terminal.
public struct Screen: Hashable, Sendable {
    public let columns: Int
    public let rows: Int
    /// The cells, row by row.
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

    /// Puts a character of one or two columns.
    ///
    /// The rest of a wide character that is half overwritten becomes blank.
    mutating func put(
        _ scalar: Unicode.Scalar, columns width: Int, at place: Position, style: CellStyle
    ) {
        erase(place.row, place.column..<place.column + width, style: CellStyle())
        self[place.row, place.column] = Cell(String(scalar), style: style)
        if width == 2 { self[place.row, place.column + 1] = Cell("", style: style) }
    }

    /// Adds a mark to the character at a place or, after a wide one, to the one before.
    mutating func combine(_ scalar: Unicode.Scalar, at place: Position) {
        let isContinuation = self[place.row, place.column].isContinuation
        let column = isContinuation ? max(0, place.column - 1) : place.column
        self[place.row, column].text.unicodeScalars.append(scalar)
    }

    /// Makes columns of a row blank, keeping the background of a style.
    mutating func erase(_ row: Int, _ range: Range<Int>, style: CellStyle) {
        let range = range.clamped(to: 0..<columns)
        guard let first = range.first, let last = range.last else { return }
        if self[row, first].isContinuation, first > 0 { self[row, first - 1].text = " " }
        if last + 1 < columns, self[row, last + 1].isContinuation { self[row, last + 1].text = " " }
        let blank = Cell(style: style.erased)
        for column in range { self[row, column] = blank }
    }

    /// Moves all lines up by one; a blank line follows.
    mutating func scrollUp(style: CellStyle) {
        cells.removeFirst(columns)
        cells += repeatElement(Cell(style: style.erased), count: columns)
    }

    /// The screen with another size, which keeps the cells from the upper left.
    func resized(columns: Int, rows: Int) -> Screen {
        var screen = Screen(columns: columns, rows: rows)
        for row in 0..<min(rows, self.rows) {
            for column in 0..<min(columns, self.columns) { screen[row, column] = self[row, column] }
        }
        return screen
    }
}

extension Screen {
    /// The rows as text, from the top, each without trailing blanks.
    public var lines: [String] {
        (0..<rows).map { text(row($0)) }
    }

    /// The whole screen as text, without trailing blanks and trailing empty lines.
    public var text: String {
        let lines = lines
        let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
        return lines[..<end].joined(separator: "\n")
    }

    /// Whether a line contains the words.
    public func shows(_ words: String) -> Bool { line(with: words) != nil }

    /// The uppermost line that contains the words.
    public func line(with words: String) -> String? {
        lines.first { $0.contains(words) }
    }

    /// The rows that have cells in reverse video, with the text of those cells.
    public var reversed: [Int: String] {
        var result: [Int: String] = [:]
        for row in 0..<rows {
            let cells = self.row(row).filter(\.style.isReversed)
            if !cells.isEmpty { result[row] = text(cells[...]) }
        }
        return result
    }

    private func text(_ cells: ArraySlice<Cell>) -> String {
        let text = cells.map(\.text).joined()
        let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) }
        return String(text[..<(end ?? text.startIndex)])
    }
}

extension Screen: CustomStringConvertible {
    public var description: String { "\(columns) x \(rows):\n\(text)" }
}

/// A place on the screen; both numbers begin with 0.
public struct Position: Hashable, Sendable {
    public var row: Int
    public var column: Int

    public init(row: Int = 0, column: Int = 0) {
        self.row = row
        self.column = column
    }
}

extension Unicode.Scalar {
    /// How many columns terminals give a character: none if it combines with the one before, two if
    /// it is East Asian wide or an emoji.
    ///
    /// It is deliberately independent of the program's own rule, and as coarse as a terminal's.
    var columns: Int {
        if value < 0x300 { return 1 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        if properties.isEmojiPresentation { return 2 }
        return Self.wide.contains { $0 ~= value } ? 2 : 1
    }

    /// Whole blocks (Unicode 16.0, Blocks.txt) in which characters are wide.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F,  // Hangul leading consonants
        0x2E80...0x303E,  // CJK radicals and punctuation
        0x3041...0xA4CF,  // kana to Yi
        0xAC00...0xD7A3,  // Hangul syllables
        0xF900...0xFAFF,  // CJK compatibility ideographs
        0xFE30...0xFE6F,  // CJK compatibility forms
        0xFF01...0xFF60,  // fullwidth forms
        0xFFE0...0xFFE6,  // fullwidth signs
        0x20000...0x3FFFD,  // supplementary ideographs
    ]
}
