/// A terminal without glass: it takes what a program writes, and has the screen that a user of
/// xterm would see.
///
/// It knows the functions that full-screen programs use. What it does not know it leaves out and
/// keeps in ``unknown``, so that a test can ask that nothing was.
public struct TerminalEmulator: Sendable {
    public internal(set) var screen: Screen
    public internal(set) var cursor = Position()
    public internal(set) var modes = TerminalModes()
    /// How many updates (mode `?2026`) were completed.
    public internal(set) var frames = 0
    /// The control functions that were left out, readable: `CSI ?9999h`.
    public internal(set) var unknown: [String] = []

    var style = CellStyle()
    /// The rows that scroll (DECSTBM).
    var region: Range<Int>
    /// The screen that is not shown, while the other one of the two is.
    var hidden: Screen
    var saved = Position()
    /// Whether the last character went to the last column, so that the next begins a line.
    var isWrapPending = false
    private var parser = ControlFunctionParser()

    public init(columns: Int, rows: Int) {
        screen = Screen(columns: columns, rows: rows)
        hidden = screen
        region = 0..<rows
    }

    /// Shows what a program has written; a function may be cut off at the end.
    public mutating func write(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            for function in parser.next(byte) { perform(function) }
        }
    }

    /// Gives both screens another size; what has no place is lost.
    public mutating func resize(columns: Int, rows: Int) {
        screen = screen.resized(columns: columns, rows: rows)
        hidden = hidden.resized(columns: columns, rows: rows)
        region = 0..<rows
        move(row: cursor.row, column: cursor.column)
    }

    private mutating func perform(_ function: ControlFunction) {
        switch function {
        case .character(let scalar): show(scalar)
        case .control(let byte): control(byte)
        case .escape(let bytes): escape(String(decoding: bytes, as: UTF8.self))
        case .sequence(let sequence): perform(sequence)
        case .string: break
        }
    }

    private mutating func show(_ scalar: Unicode.Scalar) {
        let width = scalar.columns
        guard width > 0 else {
            let column = isWrapPending ? cursor.column : max(0, cursor.column - 1)
            return screen.combine(scalar, at: Position(row: cursor.row, column: column))
        }
        if isWrapPending || cursor.column + width > screen.columns {
            guard modes.wrapsLines else { return }
            move(row: cursor.row, column: 0)
            lineFeed()
        }
        guard width <= screen.columns else { return }
        screen.put(scalar, columns: width, at: cursor, style: style)
        cursor.column += width
        if cursor.column >= screen.columns {
            cursor.column = screen.columns - 1
            isWrapPending = modes.wrapsLines
        }
    }

    private mutating func control(_ byte: UInt8) {
        switch byte {
        case 0x00, 0x07: break
        case 0x08: move(row: cursor.row, column: cursor.column - 1)
        case 0x09: move(row: cursor.row, column: (cursor.column / 8 + 1) * 8)
        case 0x0A...0x0C: lineFeed()
        case 0x0D: move(row: cursor.row, column: 0)
        default: unknown.append("C0 \(byte)")
        }
    }

    private mutating func escape(_ function: String) {
        switch function {
        case "7": saved = cursor
        case "8": move(row: saved.row, column: saved.column)
        case "D": lineFeed()
        case "E":
            move(row: cursor.row, column: 0)
            lineFeed()
        case "M": reverseLineFeed()
        case "\\": break
        default: unknown.append("ESC \(function)")
        }
    }

    /// Puts the cursor somewhere on the screen.
    mutating func move(row: Int, column: Int) {
        cursor.row = min(max(0, row), screen.rows - 1)
        cursor.column = min(max(0, column), screen.columns - 1)
        isWrapPending = false
    }

    private mutating func lineFeed() {
        guard cursor.row == region.upperBound - 1 else {
            return move(row: cursor.row + 1, column: cursor.column)
        }
        screen.scroll(region, by: 1, style: style)
        isWrapPending = false
    }

    private mutating func reverseLineFeed() {
        guard cursor.row == region.lowerBound else {
            return move(row: cursor.row - 1, column: cursor.column)
        }
        screen.scroll(region, by: -1, style: style)
    }
}
