import TerminalUI

/// The line below a list: what is shown, or a filter that is being written; at the right how many.
struct StatusLine: View {
    private let field: Field?
    private let words: String
    private let count: String

    /// Something that can be written.
    struct Field {
        let prompt: String
        let text: String
        let isFocused: Bool
        let onChange: @MainActor (String) -> Void
    }

    /// - Parameters:
    ///   - field: shown in the place of the words where it is there.
    ///   - words: what is shown, in a few words.
    ///   - count: how many there are, or how far something is.
    init(field: Field? = nil, words: String = "", count: String) {
        self.field = field
        self.words = words
        self.count = count
    }

    var body: some View {
        HStack(spacing: 2) {
            if let field {
                TextField(
                    text: field.text, prompt: field.prompt, isFocused: field.isFocused,
                    onChange: field.onChange
                ).flexible()
            } else {
                Text(words).dim().frame(height: 1).flexible()
            }
            Text(count).dim()
        }
        .frame(height: 1)
    }
}
