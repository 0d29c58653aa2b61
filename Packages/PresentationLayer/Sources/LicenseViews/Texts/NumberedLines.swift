public import TerminalUI
public import Wording

/// Lines of a text with their numbers; `>` marks those that statements rest on.
public struct NumberedLines: View {
    private let lines: [TextLine]

    /// - Parameter lines: in order.
    public init(lines: [TextLine]) {
        self.lines = lines
    }

    public var body: some View {
        let digits = "\(lines.last?.number ?? 0)".count
        ForEach(lines) { NumberedLine(line: $0, digits: digits) }
    }
}

private struct NumberedLine: View {
    let line: TextLine
    /// The width of the greatest number, in columns.
    let digits: Int

    var body: some View {
        if line.text.isEmpty {
            Text(number).dim() + Text(line.isEvidence ? " >" : "").bold()
        } else {
            Text(number).dim() + Text(line.isEvidence ? " > " : "   ").bold() + Text(line.text)
        }
    }

    private var number: String {
        let number = "\(line.number)"
        return String(repeating: " ", count: digits - number.count) + number
    }
}
