public import TerminalUI

/// Words to look for, letter case aside.
public struct Phrase: Hashable, Sendable {
    /// What is looked for, in small letters.
    private let bytes: [UInt8]
    /// Whether folding single bytes is all that comparing needs.
    private let isASCII: Bool

    /// - Returns: nil for a text that is empty, for that would be everywhere.
    public init?(_ text: String) {
        if text.isEmpty { return nil }
        bytes = Array(text.lowercased().utf8)
        isASCII = bytes.allSatisfy { $0 < 0x80 }
    }

    /// Whether the text holds the phrase.
    public func isHeld(by text: some StringProtocol) -> Bool {
        offset(in: text) != nil
    }

    /// Where the phrase first stands, in bytes of the text; if folding has changed their number,
    /// about there. Nil if it doesn't stand at all.
    public func offset(in text: some StringProtocol) -> Int? {
        isASCII ? offset(inFolded: text) : offset(inFolded: text.lowercased())
    }

    private func offset(inFolded text: some StringProtocol) -> Int? {
        text.utf8.withContiguousStorageIfAvailable { offset(in: $0, from: 0) }
            ?? Array(text.utf8).withUnsafeBufferPointer { offset(in: $0, from: 0) }
    }

    /// Every part of the text that the phrase covers, from left to right.
    ///
    /// If folding changes the length of a text, its parts can't be told and there are none.
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

    /// Where the phrase next stands; letters beyond ASCII must be small ones.
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
    /// The small letter of an ASCII capital; any other byte as it is.
    fileprivate var smallLetter: UInt8 {
        self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self
    }
}

/// A line of text in which a phrase is highlighted wherever it stands.
public struct HighlightedText: View {
    private let text: String
    private let phrase: Phrase?
    private let style: (Text) -> Text

    /// - Parameters:
    ///   - text: the line.
    ///   - phrase: nil for nothing.
    ///   - style: how the rest looks.
    public init(_ text: String, phrase: Phrase?, style: @escaping (Text) -> Text = { $0 }) {
        self.text = text
        self.phrase = phrase
        self.style = style
    }

    public var body: some View {
        let parts = phrase?.ranges(in: text) ?? []
        var line = Text("")
        var end = text.startIndex
        for part in parts {
            line =
                line + style(Text(String(text[end..<part.lowerBound])))
                + Text(String(text[part])).bold().reversed()
            end = part.upperBound
        }
        return line + style(Text(String(text[end...])))
    }
}
