extension Unicode.Scalar {
    /// Whether a terminal or an editor would obey the scalar rather than show it: C0, DEL, C1, line
    /// and paragraph separators, and what turns the direction of writing.
    ///
    /// Reports of text formats may end up on a terminal, so none has one of these raw; but for line
    /// feeds and tabs where a format has a place for them.
    var isControl: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// A picture of a control character: `␛` for ESC, `<U+009B>` for those that have none.
    fileprivate var picture: String {
        if value < 0x20, let symbol = Unicode.Scalar(0x2400 + value) { return String(symbol) }
        if value == 0x7F { return "\u{2421}" }
        let digits = String(value, radix: 16, uppercase: true)
        return "<U+" + String(repeating: "0", count: 4 - digits.count) + digits + ">"
    }
}

extension String {
    /// The text with its control characters as pictures, but for those to keep.
    func visible(keeping kept: Set<Unicode.Scalar> = []) -> String {
        // Most text is printable ASCII, and then there is nothing to copy.
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
        var visible = ""
        for scalar in unicodeScalars {
            if scalar.isControl, !kept.contains(scalar) {
                visible += scalar.picture
            } else {
                visible.unicodeScalars.append(scalar)
            }
        }
        return visible
    }
}
