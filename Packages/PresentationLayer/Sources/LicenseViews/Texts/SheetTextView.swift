import TerminalUI
import Wording

/// The row at which each line of a copyright text begins on a screen of a given width.
///
/// Long lines are wrapped, so the layout takes a walk through the text. It is made once for each
/// width instead of at every key.
struct SheetTextLayout: Equatable, Sendable {
    let width: Int
    /// The columns before the text: number, mark, and a blank on either side of the mark.
    let gutter: Int
    /// The row at which each line begins, followed by the number of rows.
    let starts: [Int]

    @MainActor
    init(_ text: SheetText, width: Int) {
        self.width = width
        let gutter = "\(text.lines.count)".count + 3
        self.gutter = gutter
        let room = max(1, width - gutter)
        var row = 0
        starts =
            [0]
            + text.lines.map { line in
                // A character takes at most as many columns as it has bytes.
                row +=
                    line.text.utf8.count <= room ? 1 : Text(line.text).rendered(width: room).count
                return row
            }
    }
}

/// The copyright text with line numbers. The lines that statements rest on are marked, and those of
/// the selected statement stand out.
struct SheetTextView: View {
    let text: SheetText
    /// The line that the sheet counts from, 1-based; nil for the top of the sheet.
    let anchor: Int?
    /// The lines of the selected statement, 1-based.
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
        // The line number of a statement or finding may be out of range.
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

/// Keeps the layout of a text for one width, since making it takes a while.
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
