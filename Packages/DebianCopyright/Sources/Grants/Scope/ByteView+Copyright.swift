public import Bytes

extension ByteView {
    /// Whether a line begins with a word or a sign for copyright, comment leaders aside.
    public var beginsCopyright: Bool { begins(with: ["copyright", "(c)", "©"]) }

    /// Whether one of its lines begins so.
    public var hasCopyrightLine: Bool { ByteLines(self).contains { $0.bytes.beginsCopyright } }

    /// Whether a line begins with one of these words, letter case and comment leaders aside.
    public func begins(with words: [StaticString]) -> Bool {
        guard let first = firstIndex(where: { $0.isLetter || $0 > 0x7F || $0 == UInt8(ascii: "(") })
        else { return false }
        let line = self[first..<count]
        return words.contains { line.startsIgnoringCase(with: $0) }
    }
}
