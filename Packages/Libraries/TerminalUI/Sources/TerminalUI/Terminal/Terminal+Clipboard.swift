extension Terminal {
    /// Copies a text to the user's clipboard, through ssh too.
    ///
    /// The terminal ignores it if it doesn't know the sequence (OSC 52 in xterm's "ctlseqs"), or
    /// doesn't allow it.
    ///
    /// - Throws: as ``write(_:)`` does.
    public func copy(_ text: String) throws(TerminalError) {
        try write(Array("\u{1B}]52;c;\(Array(text.utf8).base64)\u{1B}\\".utf8))
    }
}

extension [UInt8] {
    /// The bytes in Base64 (RFC 4648, section 4).
    fileprivate var base64: String {
        let digits = [Character]("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var text = ""
        for start in stride(from: 0, to: count, by: 3) {
            let group = self[start...].prefix(3)
            let missing = 3 - group.count
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * missing)
            for digit in 0...group.count { text.append(digits[bits >> (18 - 6 * digit) & 63]) }
            text += String(repeating: "=", count: missing)
        }
        return text
    }
}
