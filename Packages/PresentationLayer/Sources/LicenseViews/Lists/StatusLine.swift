public import TerminalUI
import Wording

/// The line below a list: what is shown, or an edited filter; and at the right how many rows.
public struct StatusLine: View {
    private let field: Field?
    private let words: String
    private let count: String

    /// A text that can be edited.
    public struct Field {
        let prompt: String
        let text: String
        let isFocused: Bool
        let onChange: @MainActor (String) -> Void

        /// - Parameters:
        ///   - prompt: the text before it.
        ///   - text: the text so far.
        ///   - isFocused: whether keys edit the text.
        ///   - onChange: receives the text as a key would change it.
        public init(
            prompt: String, text: String, isFocused: Bool,
            onChange: @escaping @MainActor (String) -> Void
        ) {
            self.prompt = prompt
            self.text = text
            self.isFocused = isFocused
            self.onChange = onChange
        }
    }

    /// - Parameters:
    ///   - field: shown instead of the words; nil for none.
    ///   - words: what is shown, in a few words.
    ///   - count: how many there are, or how far something is.
    public init(field: Field? = nil, words: String = "", count: String) {
        self.field = field
        self.words = words
        self.count = count
    }

    /// The line of a list that can be filtered: the filter if there is one, otherwise the words.
    public init(
        filter: String, isFiltering: Bool, shown: Int, of all: Int, words: String, count: String,
        onFilter: @escaping @MainActor (String) -> Void
    ) {
        if filter.isEmpty, !isFiltering {
            self.init(words: words, count: count)
        } else {
            self.init(
                field: Field(
                    prompt: "Filter: ", text: filter, isFocused: isFiltering, onChange: onFilter),
                count: shown == all ? all.grouped : "\(shown.grouped) of \(all.grouped)")
        }
    }

    public var body: some View {
        HStack(spacing: 2) {
            if let field {
                TextField(
                    field.prompt, text: Binding(get: { field.text }, set: field.onChange),
                    isFocused: field.isFocused
                ).flexible()
            } else {
                Text(words).dim().frame(height: 1).flexible()
            }
            Text(count).dim()
        }
        .frame(height: 1)
    }
}
