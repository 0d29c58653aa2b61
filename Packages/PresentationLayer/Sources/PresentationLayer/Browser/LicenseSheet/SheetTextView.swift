import DomainLayer
import TerminalUI

/// The copyright text with its line numbers; marked are the lines that statements rest on, and more
/// so those of the statement that was gone to.
struct SheetTextView: View {
    let text: SheetText
    let layout: SheetTextLayout
    /// The line that the sheet is shown from; nil for its beginning.
    let anchor: Int?
    /// The lines of the statement that was gone to, from 1.
    let statement: ClosedRange<Int>?
    let phrase: Phrase?

    var body: some View {
        LazyVStack(starts: layout.starts, anchors: anchors) { index in
            row(text.lines[index])
        }
    }

    private var anchors: [Int: Int] {
        // What a statement or a finding says of a line may be wrong.
        anchor.map { [max(0, min($0, text.lines.count) - 1): $0] } ?? [:]
    }

    private func row(_ line: TextLine) -> some View {
        let isStated = statement?.contains(line.number) == true
        return HStack {
            Text("\(line.number)").dim()
                .frame(width: max(0, layout.gutter - 3), alignment: .trailing)
            Text(isStated ? "┃" : line.isEvidence ? "│" : " ").foreground(.cyan).frame(width: 1)
            HighlightedText(line.text, phrase: phrase) { text in
                if isStated {
                    text.bold().foreground(.cyan)
                } else if line.isEvidence {
                    text.bold()
                } else {
                    text
                }
            }
            .flexible()
        }
    }
}
