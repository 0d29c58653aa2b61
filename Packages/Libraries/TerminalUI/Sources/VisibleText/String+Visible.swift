extension String {
    /// The text with every control character shown as a symbol.
    ///
    /// C0 controls and DEL become the pictures of U+2400 to U+2421. C1 controls, the controls of
    /// writing direction, and the line and paragraph separators become their number, like
    /// `<U+009B>`. So no text from a file can move the cursor, color what follows it, or appear in
    /// an order other than its own.
    public var visible: String { visible(keeping: []) }

    /// The text as `visible` shows it, with some control characters that a format has a use for.
    public func visible(keeping kept: Set<Unicode.Scalar>) -> String {
        if isPrintableASCII || !unicodeScalars.contains(where: \.isTerminalControl) { return self }
        var result = ""
        for scalar in unicodeScalars {
            if kept.contains(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                scalar.appendVisibly(to: &result)
            }
        }
        return result
    }

    /// The text with "…" in the place of each character that has more than 32 scalars.
    ///
    /// No script and no emoji needs as many: Unicode's stream-safe format (Standard Annex #15,
    /// section 13) allows 30 marks. So a cell stays small, however many marks a file piles on a
    /// letter.
    public var legible: String {
        let limit = 32
        if utf8.count <= limit || isPrintableASCII { return self }
        if !contains(where: { $0.unicodeScalars.count > limit }) { return self }
        return String(map { $0.unicodeScalars.count > limit ? "…" : $0 })
    }

    /// Whether all bytes are from space to tilde: the common case, in which nothing must be made
    /// visible and each byte takes a column.
    package var isPrintableASCII: Bool {
        // Tables ask this for every cell, and reading the bytes in place takes half the time.
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy(\.isPrintableASCII) }
            ?? utf8.allSatisfy(\.isPrintableASCII)
    }
}

extension UInt8 {
    fileprivate var isPrintableASCII: Bool { 0x20...0x7E ~= self }
}

extension Unicode.Scalar {
    /// Whether a terminal or an editor would obey the scalar rather than show it.
    public var isTerminalControl: Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F: true
        // Bidirectional controls: the property Bidi_Control of Unicode Standard Annex #9.
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        // Line and paragraph separator.
        case 0x2028, 0x2029: true
        default: false
        }
    }

    fileprivate func appendVisibly(to text: inout String) {
        switch value {
        case 0...0x1F:
            text.unicodeScalars.append(Unicode.Scalar(0x2400 + value) ?? self)
        case 0x7F:
            text += "\u{2421}"
        case _ where isTerminalControl:
            let digits = String(value, radix: 16, uppercase: true)
            text += "<U+" + String(repeating: "0", count: 4 - digits.count) + digits + ">"
        default:
            text.unicodeScalars.append(self)
        }
    }
}
