public import TerminalUI

/// The few keys that matter on a screen, in one line. If the line is too short, the last hints are
/// left out, but never the ones that always matter.
public struct KeyHints: View {
    /// A key as it is named, and what it does in a word or two.
    public typealias Hint = (key: String, action: String)

    private let hints: [Hint]
    private let always: [Hint]

    /// - Parameters:
    ///   - hints: the most important first.
    ///   - always: follow the hints in any width.
    public init(_ hints: [Hint], always: [Hint]) {
        self.hints = hints
        self.always = always
    }

    public var body: some View {
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
