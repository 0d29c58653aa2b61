/// Words to look for, letter case aside.
struct Phrase: Hashable, Sendable {
    /// What is looked for, in small letters.
    private let bytes: [UInt8]
    /// Whether folding single bytes is all that comparing needs.
    private let isASCII: Bool

    /// - Returns: nil for a text that is empty, for that would be everywhere.
    init?(_ text: String) {
        if text.isEmpty { return nil }
        bytes = Array(text.lowercased().utf8)
        isASCII = bytes.allSatisfy { $0 < 0x80 }
    }

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

    /// Where the phrase first stands in a part of some bytes; letters beyond ASCII must be small
    /// ones.
    ///
    /// Each place costs a step of its own, whatever the phrase: texts are read at nearly the speed
    /// at which they can be had.
    func place(in text: UnsafeBufferPointer<UInt8>, _ part: Range<Int>) -> Int? {
        let last = part.upperBound - bytes.count
        var place = part.lowerBound
        while place <= last {
            if text[place].smallLetter == bytes[0], isHeld(by: text, at: place) { return place }
            place += 1
        }
        return nil
    }

    private func isHeld(by text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        for offset in 1..<bytes.count where text[place + offset].smallLetter != bytes[offset] {
            return false
        }
        return true
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

extension UInt8 {
    /// The small letter of an ASCII capital; any other byte as it is.
    fileprivate var smallLetter: UInt8 {
        self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self
    }
}
