extension Sequence<StyledLine> {
    /// The lines in UTF-8, a line feed behind each.
    ///
    /// - Parameter styled: whether styles are written, as the SGR sequences of ECMA-48; each line
    ///   then ends in plain style, so that a line alone never colours the next.
    public func bytes(styled: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        for line in self {
            for run in line.runs {
                let sequence = styled ? run.style.sequence : ""
                bytes.append(contentsOf: sequence.utf8)
                bytes.append(contentsOf: run.text.utf8)
                if !sequence.isEmpty { bytes.append(contentsOf: "\u{1B}[0m".utf8) }
            }
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }
}

extension TextStyle {
    /// The control sequence that turns plain text into this style; empty for plain text.
    fileprivate var sequence: String {
        if self == TextStyle() { return "" }
        var codes: [String] = []
        if isBold { codes.append("1") }
        if isDim { codes.append("2") }
        if isUnderlined { codes.append("4") }
        if let foreground { codes.append(String(foreground.code)) }
        return "\u{1B}[\(codes.joined(separator: ";"))m"
    }
}

extension Color {
    /// 30 to 37, and 90 to 97 for the bright ones.
    fileprivate var code: UInt8 {
        rawValue < 8 ? 30 + rawValue : 90 + rawValue - 8
    }
}
