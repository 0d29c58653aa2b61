import VisibleText

/// A paragraph of text.
///
/// ```swift
/// Text("MIT").bold() + Text(" and 2 more").dim()
/// ```
///
/// Control characters are shown as symbols (`String.visible`), line feeds too, and characters of
/// too many scalars as "…" (`String.legible`). If the width is limited, the text is wrapped between
/// words; in a table, a row of a list or a frame of one line it stays on one line and is cut.
public struct Text: View {
    private var runs: [StyledRun]

    /// The text in the terminal's plain style.
    public init(_ text: String) {
        runs = [StyledRun(text.visible.legible)]
    }

    /// Puts two texts after each other on one line, each in its style.
    public static func + (left: Text, right: Text) -> Text {
        var text = left
        text.runs += right.runs
        return text
    }

    /// The text in bold.
    public func bold() -> Text {
        styled { $0.isBold = true }
    }

    /// The text in fainter letters.
    public func dim() -> Text {
        styled { $0.isDim = true }
    }

    /// The text with the colors of letters and background exchanged.
    public func reversed() -> Text {
        styled { $0.isReversed = true }
    }

    /// The text in a color.
    public func foreground(_ color: Color) -> Text {
        styled { $0.foreground = color }
    }

    public func render(into stack: inout LineStack) {
        guard let width = stack.width else { return stack.append([line]) }
        let (line, cell) = (line, Cell(line))
        if stack.height == 1 || cell.width <= width {
            stack.append(count: 1) { _ in cell.cut(to: width).line }
        } else if let breaks = line.breaks(width: width) {
            stack.append(count: breaks.count) { line.ascii(breaks[$0]) }
        } else {
            stack.append(line.wrapped(to: width))
        }
    }

    /// The text on one line of any width.
    var line: StyledLine { StyledLine(runs) }

    private func styled(_ change: (inout TextStyle) -> Void) -> Text {
        var text = self
        for index in text.runs.indices { change(&text.runs[index].style) }
        return text
    }
}
