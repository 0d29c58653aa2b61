/// A cell of the screen.
public struct Cell: Hashable, Sendable {
    /// The character with everything that combines with it; empty in the second column of a wide
    /// one.
    public var text: String
    public var style: CellStyle

    public init(_ text: String = " ", style: CellStyle = CellStyle()) {
        self.text = text
        self.style = style
    }

    /// Whether it is the second column of a wide character.
    public var isContinuation: Bool { text.isEmpty }
}

/// How a cell is drawn.
public struct CellStyle: Hashable, Sendable {
    public var isBold = false
    public var isDim = false
    public var isItalic = false
    public var isUnderlined = false
    public var isReversed = false
    /// The color of the text; nil is the terminal's own.
    public var foreground: CellColor?
    /// The color of the background; nil is the terminal's own.
    public var background: CellColor?

    public init() {}

    /// The style after erasing, which keeps only the background.
    var erased: CellStyle {
        var style = CellStyle()
        style.background = background
        return style
    }
}

/// A color that a program chose.
public enum CellColor: Hashable, Sendable {
    /// One of the 256 colors of the terminal's palette: 0 to 7 the plain, 8 to 15 the bright ones.
    case palette(UInt8)
    /// Red, green and blue.
    case rgb(UInt8, UInt8, UInt8)
}

extension CellStyle {
    /// Applies the numbers of SGR (ECMA-48, section 8.3.117; 38, 48 and 90 to 107 as in xterm).
    ///
    /// - Returns: false if one of the numbers is unknown; those before it are applied.
    mutating func select(_ numbers: [Int]) -> Bool {
        var rest = (numbers.isEmpty ? [0] : numbers)[...]
        while let number = rest.popFirst() {
            switch number {
            case 0: self = CellStyle()
            case 1: isBold = true
            case 2: isDim = true
            case 3: isItalic = true
            case 4: isUnderlined = true
            case 7: isReversed = true
            case 22: (isBold, isDim) = (false, false)
            case 23: isItalic = false
            case 24: isUnderlined = false
            case 27: isReversed = false
            case 39: foreground = nil
            case 49: background = nil
            case 38, 48:
                guard let color = CellColor(taking: &rest) else { return false }
                if number == 38 { foreground = color } else { background = color }
            default:
                guard select(color: number) else { return false }
            }
        }
        return true
    }

    private mutating func select(color number: Int) -> Bool {
        switch number {
        case 30...37: foreground = .palette(UInt8(number - 30))
        case 40...47: background = .palette(UInt8(number - 40))
        case 90...97: foreground = .palette(UInt8(number - 82))
        case 100...107: background = .palette(UInt8(number - 92))
        default: return false
        }
        return true
    }
}

extension CellColor {
    /// The color that the numbers after 38 or 48 name, which are removed.
    fileprivate init?(taking numbers: inout ArraySlice<Int>) {
        let kind = numbers.popFirst()
        let count = kind == 5 ? 1 : kind == 2 ? 3 : 0
        let values = numbers.prefix(count).compactMap { UInt8(exactly: $0) }
        guard count > 0, values.count == count else { return nil }
        numbers.removeFirst(count)
        self = count == 1 ? .palette(values[0]) : .rgb(values[0], values[1], values[2])
    }
}
