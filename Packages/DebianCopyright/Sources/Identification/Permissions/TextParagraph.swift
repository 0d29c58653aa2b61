import Bytes
import Grants

/// Lines of a text that stand together.
struct TextParagraph {
    /// Whole lines.
    let bytes: ByteView
    /// 1-based, both ends included.
    let lines: ClosedRange<Int>

    /// What blank lines, ruled lines and lines of copyright part.
    static func paragraphs(of text: ByteView) -> [TextParagraph] {
        var paragraphs: [TextParagraph] = []
        var isOpen = false
        for line in ByteLines(text) {
            guard line.bytes.contains(where: { $0.isLetter || $0 > 0x7F }), !line.bytes.isOfHolders
            else {
                isOpen = false
                continue
            }
            if isOpen, let last = paragraphs.popLast() {
                paragraphs.append(
                    TextParagraph(
                        bytes: last.bytes.through(line.bytes),
                        lines: last.lines.lowerBound...line.number))
            } else {
                paragraphs.append(
                    TextParagraph(bytes: line.bytes, lines: line.number...line.number))
            }
            isOpen = true
        }
        return paragraphs
    }
}
