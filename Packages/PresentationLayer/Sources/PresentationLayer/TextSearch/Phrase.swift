/// Words to look for, letter case aside.
struct Phrase: Hashable, Sendable {
    /// What is looked for, in small letters.
    let bytes: [UInt8]
    /// Whether folding single bytes is all that comparing needs.
    private let isASCII: Bool
    /// What its first two bytes are looked for by; those of a single byte are the same.
    let first: ByteLanes
    let second: ByteLanes

    /// - Returns: nil for a text that is empty, for that would be everywhere.
    init?(_ text: String) {
        if text.isEmpty { return nil }
        bytes = Array(text.lowercased().utf8)
        isASCII = bytes.allSatisfy { $0 < 0x80 }
        first = ByteLanes(equalTo: bytes[0])
        second = ByteLanes(equalTo: bytes[min(1, bytes.count - 1)])
    }

    /// Its length in bytes.
    var length: Int { bytes.count }

    /// Whether the text holds the phrase.
    func isHeld(by text: some StringProtocol) -> Bool {
        place(in: text) != nil
    }

    /// Where the phrase first stands, in bytes of the text; where folding has changed their number,
    /// about there. Nil where it doesn't stand at all.
    func place(in text: some StringProtocol) -> Int? {
        isASCII ? place(inFolded: text) : place(inFolded: text.lowercased())
    }

    private func place(inFolded text: some StringProtocol) -> Int? {
        text.utf8.withContiguousStorageIfAvailable { place(in: $0, 0..<$0.count) }
            ?? Array(text.utf8).withUnsafeBufferPointer { place(in: $0, 0..<$0.count) }
    }
}

extension Phrase {
    /// Every part of the text that the phrase covers, from left to right.
    ///
    /// Where folding changes the length of a text, its parts can't be told and there are none.
    func ranges(in text: String) -> [Range<String.Index>] {
        let folded = isASCII ? text : text.lowercased()
        guard folded.utf8.count == text.utf8.count else { return [] }
        var ranges: [Range<String.Index>] = []
        let all = Array(folded.utf8)
        all.withUnsafeBufferPointer { all in
            var start = 0
            while let place = place(in: all, start..<all.count) {
                start = place + bytes.count
                let lower = text.utf8.index(text.startIndex, offsetBy: place)
                ranges.append(lower..<text.utf8.index(lower, offsetBy: bytes.count))
            }
        }
        return ranges
    }
}
