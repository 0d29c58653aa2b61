/// An item of a list of what a work is made from, with fields of its own: "- the moon's map", and
/// on a line below, indented, "License: ISC".
enum ListedSource {
    /// Such an item is within so many bytes above its field.
    private static let reach = 600

    /// Whether a position is on the line of an item's `License` field, below the item's first line.
    static func hasField(at position: Int, in text: ByteView) -> Bool {
        let floor = max(0, position - reach)
        let field = Line(before: position, in: text, floor)
        let content = text[field.content..<text.count]
        guard field.indent > 0,
            content.startsIgnoringCase(with: "license")
                || content.startsIgnoringCase(with: "licence")
        else { return false }
        var end = field.start - 1
        while end > floor {
            let line = Line(before: end, in: text, floor)
            if text.hasBullet(at: line.content) { return line.indent < field.indent }
            guard line.indent > 0, line.content < end else { return false }
            end = line.start - 1
        }
        return false
    }

    fileprivate struct Line {
        let start: Int
        /// Where its first byte is that is no blank.
        let content: Int
        let indent: Int
    }
}

extension ListedSource.Line {
    /// The line that a position is on, or behind the last byte of.
    fileprivate init(before position: Int, in text: ByteView, _ floor: Int) {
        var start = position
        while start > floor, text[start - 1] != 0x0A { start -= 1 }
        var content = start
        while content < position, text[content].isBlank { content += 1 }
        self.init(start: start, content: content, indent: content - start)
    }
}

extension ByteView {
    /// "- moon", "* moon"
    fileprivate func hasBullet(at position: Int) -> Bool {
        position + 1 < count && self[position + 1].isBlank
            && [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "o")]
                .contains(self[position])
    }
}
