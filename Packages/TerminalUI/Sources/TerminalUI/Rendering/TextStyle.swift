/// How a run of text looks.
public struct TextStyle: Hashable, Sendable {
    public var isBold = false
    public var isDim = false
    public var isUnderlined = false
    /// nil is the terminal's own.
    public var foreground: Color?

    /// The terminal's plain text.
    public init() {}
}

/// One of the terminal's sixteen colours; the terminal's theme says how it looks.
public enum Color: UInt8, Hashable, Sendable, CaseIterable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow
    case brightBlue, brightMagenta, brightCyan, brightWhite
}
