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
        if isUnderlined { codes.append("4") }
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
