import TerminalUI

/// A line of text in which a phrase is highlighted wherever it stands.
struct HighlightedText: View {
    private let text: String
    private let phrase: Phrase?
    private let style: (Text) -> Text

    /// - Parameters:
    ///   - phrase: nil for nothing.
    ///   - style: how the rest looks.
    init(_ text: String, phrase: Phrase?, style: @escaping (Text) -> Text = { $0 }) {
        self.text = text
        self.phrase = phrase
        self.style = style
    }

    var body: some View {
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
