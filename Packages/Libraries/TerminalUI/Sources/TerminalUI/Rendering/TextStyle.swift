/// How a run of text looks.
public struct TextStyle: Hashable, Sendable {
    /// Heavier than the terminal's plain text.
    public internal(set) var isBold = false
    /// Fainter than the terminal's plain text.
    public internal(set) var isDim = false
    /// With the colors of letters and background exchanged.
    public internal(set) var isReversed = false
    /// The color of the letters; nil is the terminal's own.
    public internal(set) var foreground: Color?
}

/// One of the terminal's sixteen colors, whose looks are up to the terminal's theme.
public enum Color: UInt8, Hashable, Sendable, CaseIterable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow
    case brightBlue, brightMagenta, brightCyan, brightWhite
}

extension TextStyle {
    /// The control sequence (SGR, ECMA-48 section 8.3.117) that turns plain text into this style;
    /// empty for plain text.
    var sequence: String {
        self == TextStyle() ? "" : "\u{1B}[\(codes.joined(separator: ";"))m"
    }

    /// The control sequence that turns text of another style into this one.
    func sequence(from other: TextStyle) -> String {
        if other == self { return "" }
        if other == TextStyle() { return sequence }
        return "\u{1B}[\((["0"] + codes).joined(separator: ";"))m"
    }

    private var codes: [String] {
        var codes: [String] = []
        if isBold { codes.append("1") }
        if isDim { codes.append("2") }
        if isReversed { codes.append("7") }
        if let foreground { codes.append(String(foreground.code)) }
        return codes
    }
}

extension Color {
    /// 30 to 37, and 90 to 97 for the bright ones.
    fileprivate var code: UInt8 {
        rawValue < 8 ? 30 + rawValue : 90 + rawValue - 8
    }
}
