/// Keeps track of what a terminal shows, and makes the bytes that update only changed cells.
struct ScreenWriter {
    /// Whether colors are written; other styles always are, since a selected row needs one.
    let isColored: Bool

    private var size = ScreenSize(columns: 0, rows: 0)
    /// What the terminal shows; empty if that isn't known.
    private var lines: [StyledLine] = []
    private var bytes: [UInt8] = []
    private var style = TextStyle()
    /// The position of the terminal's cursor, if it is certain.
    private var cursor: (row: Int, column: Int)?

    init(isColored: Bool = true) {
        self.isColored = isColored
    }

    /// Forgets what the terminal shows: the next frame is written as a whole.
    mutating func forget() {
        lines = []
    }

    /// The bytes that make the terminal show a frame, in one synchronized update; none if it
    /// already does.
    mutating func update(to frame: [StyledLine], size: ScreenSize) -> [UInt8] {
        bytes = []
        cursor = nil
        if size != self.size || lines.isEmpty {
            self.size = size
            lines = Array(repeating: StyledLine(), count: frame.count)
            write("\u{1B}[2J")
        }
        for row in frame.indices where frame[row] != lines[row] {
            write(
                frame[row].cells(columns: size.columns),
                over: lines[row].cells(columns: size.columns),
                row: row)
        }
        lines = frame
        if bytes.isEmpty { return [] }
        change(to: TextStyle())
        return Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
    }

    private mutating func write(_ new: [ScreenCell], over old: [ScreenCell], row: Int) {
        let end = new.lastIndex { $0 != .blank }.map { $0 + 1 } ?? 0
        for column in 0..<end {
            // Rewriting a few unchanged cells is cheaper than moving the cursor over them.
            let next = column..<min(column + 4, end)
            let isOnTheWay = cursor.map { $0 == (row, column) } ?? false
            if new[column] != old[column]
                || isOnTheWay && next.contains(where: { new[$0] != old[$0] })
            {
                write(new[column], row: row, column: column)
            }
        }
        if new[end...] != old[end...] {
            move(to: row, end)
            change(to: TextStyle())
            write("\u{1B}[K")
        }
    }

    private mutating func write(_ cell: ScreenCell, row: Int, column: Int) {
        guard let character = cell.character else { return }
        move(to: row, column)
        change(to: cell.style)
        bytes.append(contentsOf: character.utf8)
        cursor = character.hasSureWidth ? (row, column + DisplayWidth.of(character)) : nil
    }

    private mutating func move(to row: Int, _ column: Int) {
        if let cursor, cursor.row == row, cursor.column <= column {
            if cursor.column < column { write("\u{1B}[\(column - cursor.column)C") }
        } else {
            write("\u{1B}[\(row + 1);\(column + 1)H")
        }
        cursor = (row, column)
    }

    private mutating func change(to style: TextStyle) {
        var style = style
        if !isColored { style.foreground = nil }
        write(style.sequence(from: self.style))
        self.style = style
    }

    private mutating func write(_ sequence: String) {
        bytes.append(contentsOf: sequence.utf8)
    }
}

extension Character {
    /// Whether all terminals agree on the character's columns: they don't for characters of several
    /// scalars and for emoji.
    fileprivate var hasSureWidth: Bool {
        let scalars = unicodeScalars
        return scalars.count == 1 && scalars.allSatisfy { $0.value < 0x1F000 }
    }
}

/// The contents of one column of a screen's line.
struct ScreenCell: Hashable {
    /// The character as the reader sees it; nil in the second column of a wide character.
    var character: Character?
    var style: TextStyle

    static let blank = ScreenCell(character: " ", style: TextStyle())
}

extension StyledLine {
    /// The line as exactly this many columns.
    ///
    /// A wide character across the edge becomes a blank; a mark without a base is dropped.
    func cells(columns: Int) -> [ScreenCell] {
        var cells: [ScreenCell] = []
        cells.reserveCapacity(columns)
        for run in runs {
            for character in run.text {
                let width = DisplayWidth.of(character)
                if width == 0 { continue }
                if cells.count + width > columns { break }
                cells.append(ScreenCell(character: character, style: run.style))
                for _ in 1..<width { cells.append(ScreenCell(character: nil, style: run.style)) }
            }
        }
        cells.append(contentsOf: repeatElement(.blank, count: columns - cells.count))
        return cells
    }
}

/// The size of a screen in characters.
public struct ScreenSize: Hashable, Sendable {
    /// The characters of a line, 0 or more.
    public let columns: Int
    /// The lines, 0 or more.
    public let rows: Int

    /// A size; negative numbers become 0.
    public init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
    }
}
