/// A place on the screen, and what is shown there.
public struct Cell: Hashable, Sendable {
    /// The character with all that combines with it; empty in the second column of a wide one.
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
    /// Nil is the terminal's own.
    public var foreground: CellColor?
    /// Nil is the terminal's own.
    public var background: CellColor?

    public init() {}

    /// What erasing leaves of it: the background.
    var erased: CellStyle {
        var style = CellStyle()
        style.background = background
        return style
    }
}

/// A colour that a program asked for.
public enum CellColor: Hashable, Sendable {
    /// One of the 256 of the terminal's palette: 0 to 7 the plain, 8 to 15 the bright ones.
    case palette(UInt8)
    /// Red, green and blue.
    case rgb(UInt8, UInt8, UInt8)
}
