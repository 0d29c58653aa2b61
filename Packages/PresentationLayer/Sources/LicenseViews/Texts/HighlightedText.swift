public import TerminalUI
public import Wording

/// A line of text in which every occurrence of a phrase is highlighted.
public struct HighlightedText: View {
    private let text: String
    private let phrase: Phrase?
    private let style: (Text) -> Text

    /// - Parameters:
    ///   - text: the line.
    ///   - phrase: what to highlight; nil for nothing.
    ///   - style: styles the rest of the text.
    public init(_ text: String, phrase: Phrase?, style: @escaping (Text) -> Text = { $0 }) {
        self.text = text
        self.phrase = phrase
        self.style = style
    }

    public var body: some View {
        let parts = phrase?.ranges(in: text) ?? []
        var line = Text("")
        var end = text.startIndex
        for part in parts {
            line =
                line + style(Text(String(text[end..<part.lowerBound])))
                + Text(String(text[part])).bold().reversed()
            end = part.upperBound
        }
        return line + style(Text(String(text[end...])))
    }
}
