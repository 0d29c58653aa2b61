import DomainLayer
import TerminalUI

/// The first cell of a row, with a mark before it by which the selected row is seen without any
/// style too.
struct FirstCell: View {
    private let text: Text
    private let isSelected: Bool
    private let width: Int?

    /// The columns that the mark takes.
    private let margin = 2

    /// - Parameter width: the columns of the text, of which a narrow row gives half of its own at
    ///   most; nil for those that the others leave.
    init(_ text: Text, isSelected: Bool = false, width: Int?) {
        self.text = text
        self.isSelected = isSelected
        self.width = width
    }

    var body: some View {
        let marked = Text(isSelected ? "▸ " : "  ") + text
        if let width {
            WidthReader { row in marked.frame(width: min(width + margin, (row ?? .max) / 2)) }
        } else {
            marked.flexible()
        }
    }
}

/// What stands in the place of a list if there is nothing to list: what is so, and what to do.
struct Notice<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        VStack {
            Spacer().frame(height: 1)
            VStack { content }.padding(leading: 2)
            Spacer()
        }
    }
}

/// What stands in the place of a list if its filter leaves nothing.
struct NoMatches: View {
    /// What is listed, in the plural.
    let noun: String
    let filter: String

    var body: some View {
        Notice {
            Text("No \(noun) match “\(filter)”.")
            Text("Escape clears the filter.").dim()
        }
    }
}

extension ListPosition {
    /// The position with another row selected, at the height of the screen where the last one was.
    ///
    /// - Parameter row: where what was selected stands now; nil if it is gone, and then the list
    ///   begins anew.
    func following(_ row: Int?) -> ListPosition {
        guard let row else { return ListPosition() }
        return ListPosition(selected: row, top: max(0, top + row - selected))
    }
}

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
    ///   - field: shown in the place of the words if it is there.
    ///   - words: what is shown, in a few words.
    ///   - count: how many there are, or how far something is.
    init(field: Field? = nil, words: String = "", count: String) {
        self.field = field
        self.words = words
        self.count = count
    }

    /// The line of a list that can be filtered: the filter if there is one, otherwise the words.
    init(
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

/// The few keys that matter here and now, in one line; if it is short, the last ones but those that
/// always matter give way.
struct KeyHints: View {
    /// A key as it is named, and what it does in a word or two.
    typealias Hint = (key: String, action: String)

    private let hints: [Hint]
    private let always: [Hint]

    /// - Parameters:
    ///   - hints: the most important first.
    ///   - always: what stands after them in any width.
    init(_ hints: [Hint], always: [Hint]) {
        self.hints = hints
        self.always = always
    }

    var body: some View {
        WidthReader { width in line(width: width ?? .max) }
    }

    private func line(width: Int) -> Text {
        var shown = hints
        while !shown.isEmpty, needed(shown) > width { shown.removeLast() }
        let all = shown + always
        return all.enumerated().reduce(Text("")) { line, hint in
            line + Text(hint.offset == 0 ? "" : "  ") + Text(hint.element.key).bold()
                + Text(" " + hint.element.action).dim()
        }
    }

    private func needed(_ shown: [Hint]) -> Int {
        let all = shown + always
        return all.reduce(2 * (all.count - 1)) { $0 + $1.key.count + 1 + $1.action.count }
    }
}

/// What the colours of licences mean, and how many packages have each.
///
/// Without colours it still says what there is most of. If the line is short the categories get
/// short names, and then the rarest give way.
struct CategoryLegend: View {
    /// Most first.
    let categories: [LicenseSummary.Count<LicenseCategory>]

    var body: some View {
        WidthReader { width in line(width: width ?? .max) }
    }

    private func line(width: Int) -> Text {
        let full = categories.map { item($0, $0.key.label) }
        if Self.width(full) <= width { return Self.joined(full) }
        var short = categories.map { item($0, $0.key.shortLabel) }
        var rest = ""
        while short.count > 1, Self.width(short) + rest.count > width {
            short.removeLast()
            rest = "  …"
        }
        return Self.joined(short) + Text(rest).dim()
    }

    private struct Item {
        let words: String
        let color: Color
    }

    private func item(_ count: LicenseSummary.Count<LicenseCategory>, _ label: String) -> Item {
        Item(words: "\(label) \(count.count.grouped)", color: count.key.color)
    }

    private static func width(_ items: [Item]) -> Int {
        items.reduce(-2) { $0 + $1.words.count + 4 }
    }

    private static func joined(_ items: [Item]) -> Text {
        items.enumerated().reduce(Text("")) { line, item in
            line + Text(item.offset == 0 ? "" : "  ")
                + Text("■").foreground(item.element.color) + Text(" " + item.element.words).dim()
        }
    }
}
