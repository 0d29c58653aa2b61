/// How a run of text looks.
public struct TextStyle: Hashable, Sendable {
    /// Heavier than the terminal's plain text.
    public internal(set) var isBold = false
    /// Fainter than the terminal's plain text.
    public internal(set) var isDim = false
    /// With a line below.
    public internal(set) var isUnderlined = false
    /// With the colours of letters and background exchanged.
    public internal(set) var isReversed = false
    /// The colour of the letters; nil is the terminal's own.
    public internal(set) var foreground: Color?
}

/// One of the terminal's sixteen colours, whose looks are up to the terminal's theme.
public enum Color: UInt8, Hashable, Sendable, CaseIterable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow
    case brightBlue, brightMagenta, brightCyan, brightWhite
}
