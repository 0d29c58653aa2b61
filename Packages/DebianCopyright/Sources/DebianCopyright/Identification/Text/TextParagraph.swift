/// A paragraph of a text: lines with words, with no blank line, ruled line or copyright line
/// between them.
struct TextParagraph {
    /// Whole lines.
    let bytes: ByteView
    /// 1-based, both ends included.
    let lines: ClosedRange<Int>
    /// Whether a line of copyright stands above it, and nothing between.
    let isBelowHolders: Bool

    /// The paragraphs of a text, in order.
    static func paragraphs(of text: ByteView) -> [TextParagraph] {
        var paragraphs: [TextParagraph] = []
        var isOpen = false
        var isBelowHolders = false
        for line in ByteLines(text) {
            guard line.bytes.contains(where: { $0.isLetter || $0 > 0x7F }) else {
                isOpen = false
                continue
            }
            if line.bytes.isOfHolders {
                isOpen = false
                isBelowHolders = true
                continue
            }
            if isOpen, let last = paragraphs.popLast() {
                paragraphs.append(
                    TextParagraph(
                        bytes: last.bytes.through(line.bytes),
                        lines: last.lines.lowerBound...line.number,
                        isBelowHolders: last.isBelowHolders))
            } else {
                paragraphs.append(
                    TextParagraph(
                        bytes: line.bytes, lines: line.number...line.number,
                        isBelowHolders: isBelowHolders))
            }
            isOpen = true
            isBelowHolders = false
        }
        return paragraphs
    }
}
