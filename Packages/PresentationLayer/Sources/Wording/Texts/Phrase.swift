/// Words to look for in any letter case.
public struct Phrase: Hashable, Sendable {
    /// The words in lowercase, as UTF-8.
    private let bytes: [UInt8]
    /// Whether comparing needs no more than folding single bytes.
    private let isASCII: Bool

    /// - Returns: nil for an empty text, which would be found everywhere.
    public init?(_ text: String) {
        if text.isEmpty { return nil }
        bytes = Array(text.lowercased().utf8)
        isASCII = bytes.allSatisfy { $0 < 0x80 }
    }

    /// Whether the text contains the phrase.
    public func isHeld(by text: some StringProtocol) -> Bool {
        offset(in: text) != nil
    }

    /// The offset of the phrase's first occurrence, in bytes of the text; approximate if folding
    /// changes the number of bytes. Nil if the phrase doesn't occur.
    public func offset(in text: some StringProtocol) -> Int? {
        isASCII ? offset(inFolded: text) : offset(inFolded: text.lowercased())
    }

    private func offset(inFolded text: some StringProtocol) -> Int? {
        text.utf8.withContiguousStorageIfAvailable { offset(in: $0, from: 0) }
            ?? Array(text.utf8).withUnsafeBufferPointer { offset(in: $0, from: 0) }
    }

    /// Every part of the text that the phrase covers, from left to right.
    ///
    /// Empty if folding changes the length of the text, since its parts are unknown then.
    public func ranges(in text: String) -> [Range<String.Index>] {
        let folded = isASCII ? text : text.lowercased()
        guard folded.utf8.count == text.utf8.count else { return [] }
        var ranges: [Range<String.Index>] = []
        Array(folded.utf8).withUnsafeBufferPointer { all in
            var start = 0
            while let offset = offset(in: all, from: start) {
                start = offset + bytes.count
                let lower = text.utf8.index(text.startIndex, offsetBy: offset)
                ranges.append(lower..<text.utf8.index(lower, offsetBy: bytes.count))
            }
        }
        return ranges
    }

    /// The offset of the next occurrence; letters beyond ASCII must be lowercase.
    private func offset(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        let (first, last) = (bytes[0], text.count - bytes.count)
        var offset = start
        while offset <= last {
            if text[offset].smallLetter == first, isHeld(by: text, at: offset) { return offset }
            offset += 1
        }
        return nil
    }

    private func isHeld(by text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        for offset in bytes.indices where text[start + offset].smallLetter != bytes[offset] {
            return false
        }
        return true
    }
}

extension UInt8 {
    /// The lowercase of an ASCII capital; any other byte unchanged.
    fileprivate var smallLetter: UInt8 {
        self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self
    }
}
