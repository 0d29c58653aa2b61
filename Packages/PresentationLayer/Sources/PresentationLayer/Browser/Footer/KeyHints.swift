import TerminalUI

/// The few keys that matter here and now, in one line; where it is short, the last ones but those
/// that always matter give way.
struct KeyHints: View {
    /// A key as it is named, and what it does in a word or two.
    struct Hint {
        let key: String
        let action: String

        init(_ key: String, _ action: String) {
            self.key = key
            self.action = action
        }

        fileprivate var width: Int { key.count + 1 + action.count }
    }

    private let hints: [Hint]
    private let always: [Hint]

    /// - Parameters:
    ///   - hints: the most important first.
    ///   - always: what stands behind them in any width.
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
        return all.reduce(2 * (all.count - 1)) { $0 + $1.width }
    }
}
