/// A terminal without a display: it takes the output of a program, and has the screen that a user
/// of xterm would see.
///
/// It knows the functions that full-screen programs use. It ignores unknown ones but keeps them in
/// ``unknown``, so that a test can require that there are none.
public struct TerminalEmulator: Sendable {
    public internal(set) var screen: Screen
    public internal(set) var cursor = Position()
    public internal(set) var modes = TerminalModes()
    /// How many updates (mode `?2026`) were completed.
    public internal(set) var frames = 0
    /// The control functions that were ignored, in readable form: `CSI ?9999h`.
    public internal(set) var unknown: [String] = []

    /// The strings for the system, such as text for the clipboard: `]52;c;…`.
    public internal(set) var strings: [String] = []

    var style = CellStyle()
    /// The one of the two screens that isn't shown.
    var hidden: Screen
    var saved = Position()
    /// The mode of the wheel that `?1007s` saved.
    private var savedWheel = false
    /// Whether the last character filled the last column, so that the next one begins a line.
    var isWrapPending = false
    private var parser = ControlFunctionParser()

    public init(columns: Int, rows: Int) {
        screen = Screen(columns: columns, rows: rows)
        hidden = screen
    }

    /// Shows the output of a program; a function may be cut off at the end.
    public mutating func write(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            for function in parser.next(byte) { perform(function) }
        }
    }

    /// Gives both screens another size; cells outside of it are lost.
    public mutating func resize(columns: Int, rows: Int) {
        screen = screen.resized(columns: columns, rows: rows)
        hidden = hidden.resized(columns: columns, rows: rows)
        move(row: cursor.row, column: cursor.column)
    }

    private mutating func perform(_ function: ControlFunction) {
        switch function {
        case .character(let scalar): show(scalar)
        case .control(let byte): control(byte)
        case .escape(let bytes): escape(String(decoding: bytes, as: UTF8.self))
        case .sequence(let sequence): perform(sequence)
        case .string(let bytes): strings.append(String(decoding: bytes, as: UTF8.self))
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
        case "\\": break
        default: unknown.append("ESC \(function)")
        }
    }

    /// Moves the cursor to a place on the screen.
    mutating func move(row: Int, column: Int) {
        cursor.row = min(max(0, row), screen.rows - 1)
        cursor.column = min(max(0, column), screen.columns - 1)
        isWrapPending = false
    }

    private mutating func lineFeed() {
        guard cursor.row == screen.rows - 1 else {
            return move(row: cursor.row + 1, column: cursor.column)
        }
        screen.scrollUp(style: style)
        isWrapPending = false
    }
}

// MARK: Control sequences

extension TerminalEmulator {
    /// Performs a control sequence (ECMA-48, section 8.3; "XTerm Control Sequences" for the rest).
    mutating func perform(_ sequence: ControlSequence) {
        let known =
            switch sequence.marker {
            case nil: move(sequence) || erase(sequence) || style(sequence)
            case "?": setModes(sequence)
            default: false
            }
        if !known { unknown.append(sequence.description) }
    }

    private mutating func move(_ sequence: ControlSequence) -> Bool {
        let count = sequence.count()
        switch sequence.name {
        case "A": move(row: cursor.row - count, column: cursor.column)
        case "B": move(row: cursor.row + count, column: cursor.column)
        case "C": move(row: cursor.row, column: cursor.column + count)
        case "D": move(row: cursor.row, column: cursor.column - count)
        case "G": move(row: cursor.row, column: count - 1)
        case "d": move(row: count - 1, column: cursor.column)
        case "H", "f": move(row: count - 1, column: sequence.count(at: 1) - 1)
        default: return false
        }
        return true
    }

    private mutating func erase(_ sequence: ControlSequence) -> Bool {
        let all = 0..<screen.columns
        switch (sequence.name, sequence.selector()) {
        case ("K", let selector) where selector < 3:
            screen.erase(cursor.row, columns(selector), style: style)
        case ("J", let selector) where selector < 3:
            screen.erase(cursor.row, columns(selector), style: style)
            let above = selector == 0 ? 0..<0 : 0..<cursor.row
            let below = selector == 1 ? 0..<0 : cursor.row + 1..<screen.rows
            for row in [above, below].joined() { screen.erase(row, all, style: style) }
        case ("X", _):
            let end = cursor.column + sequence.count()
            screen.erase(cursor.row, cursor.column..<end, style: style)
        default: return false
        }
        return true
    }

    /// The columns of the cursor's row that are meant by 0 (to the end), 1 (from the beginning) and
    /// 2 (all).
    private func columns(_ selector: Int) -> Range<Int> {
        let first = selector == 0 ? cursor.column : 0
        return first..<(selector == 1 ? cursor.column + 1 : screen.columns)
    }

    private mutating func style(_ sequence: ControlSequence) -> Bool {
        sequence.name == "m" && style.select(sequence.parameters.map { $0 ?? 0 })
    }
}

extension ControlSequence: CustomStringConvertible {
    var description: String {
        let numbers = parameters.map { $0.map(String.init) ?? "" }.joined(separator: ";")
        return "CSI " + (marker.map(String.init) ?? "") + numbers + name
    }
}

// MARK: Modes

extension TerminalEmulator {
    /// Sets or resets private modes, and saves or restores the mode of the wheel (DECSET, DECRST,
    /// XTSAVE and XTRESTORE in "XTerm Control Sequences").
    mutating func setModes(_ sequence: ControlSequence) -> Bool {
        switch sequence.name {
        case "h", "l": break
        case "s" where sequence.parameters == [1007]:
            savedWheel = modes.wheelSendsArrows
            return true
        case "r" where sequence.parameters == [1007]:
            modes.wheelSendsArrows = savedWheel
            return true
        default: return false
        }
        let isOn = sequence.name == "h"
        for number in sequence.parameters {
            switch number {
            case 7: modes.wrapsLines = isOn
            case 25: modes.isCursorVisible = isOn
            case 47, 1047: showAlternateScreen(isOn)
            case 1007: modes.wheelSendsArrows = isOn
            case 1049:
                if isOn { saved = cursor }
                let changes = modes.isAlternateScreen != isOn
                showAlternateScreen(isOn)
                if !isOn, changes { move(row: saved.row, column: saved.column) }
            case 2004: modes.isBracketedPaste = isOn
            case 2026:
                if modes.isUpdating, !isOn { frames += 1 }
                modes.isUpdating = isOn
            default: return false
            }
        }
        return true
    }

    /// Shows the other screen; the alternate one is blank each time.
    private mutating func showAlternateScreen(_ isOn: Bool) {
        guard modes.isAlternateScreen != isOn else { return }
        modes.isAlternateScreen = isOn
        swap(&screen, &hidden)
        if isOn { screen = Screen(columns: screen.columns, rows: screen.rows) }
    }
}

/// The modes of a terminal that a program has to restore before it ends.
public struct TerminalModes: Hashable, Sendable {
    /// `?1049`, `?1047` or `?47`: a screen of the program's own, without history.
    public var isAlternateScreen = false
    /// `?25`: the cursor is visible.
    public var isCursorVisible = true
    /// `?2004`: pasted text comes in brackets.
    public var isBracketedPaste = false
    /// `?1007`: on the alternate screen the mouse wheel sends arrow keys.
    public var wheelSendsArrows = false
    /// `?7`: a character after the last column begins the next line.
    public var wrapsLines = true
    /// `?2026`: the screen is between two frames and incomplete.
    public var isUpdating = false

    /// The modes of a terminal that was just turned on.
    public init() {}
}
