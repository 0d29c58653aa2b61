import DomainLayer
import TerminalUI
import Wording

/// The copyright text with its line numbers; marked are the lines that statements rest on, and more
/// so those of the statement that was gone to.
struct SheetTextView: View {
    let text: SheetText
    /// The line that the sheet is shown from; nil for its beginning.
    let anchor: Int?
    /// The lines of the statement that was gone to, from 1.
    let statement: ClosedRange<Int>?
    let phrase: Phrase?
    @State private var layouts = LastLayout()

    var body: some View {
        WidthReader { width in
            let layout = layouts.layout(of: text, width: width ?? 80)
            LazyVStack(starts: layout.starts, anchors: anchors) { index in
                row(text.lines[index], gutter: layout.gutter)
            }
        }
    }

    private var anchors: [Int: Int] {
        // What a statement or a finding says of a line may be wrong.
        anchor.map { [max(0, min($0, text.lines.count) - 1): $0] } ?? [:]
    }

    private func row(_ line: TextLine, gutter: Int) -> some View {
        let isStated = statement?.contains(line.number) == true
        return HStack {
            Text("\(line.number)").dim()
                .frame(width: max(0, gutter - 3), alignment: .trailing)
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

/// What a width made of a text, since that takes a while.
@MainActor
private final class LastLayout {
    private var text: SheetText?
    private var layout: SheetTextLayout?

    func layout(of text: SheetText, width: Int) -> SheetTextLayout {
        if let layout, layout.width == width, self.text == text { return layout }
        let new = SheetTextLayout(text, width: width)
        (self.text, layout) = (text, new)
        return new
    }
}
