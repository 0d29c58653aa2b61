import VisibleText

/// One line of text, which is edited at its end.
///
/// With the focus, it takes characters, pasted text, backspace, Ctrl-U (clears the text) and Ctrl-W
/// (deletes the last word) before any other view does.
///
/// ```swift
/// TextField("Search: ", text: $phrase, isFocused: isSearching)
/// ```
public struct TextField: View {
    private let prompt: String
    @Binding private var text: String
    private let isFocused: Bool

    /// - Parameters:
    ///   - prompt: shown before the text.
    ///   - text: the text; if it is longer than the line, its end is shown. Control characters are
    ///     never added.
    ///   - isFocused: whether the field takes keys, which a cursor shows.
    public init(_ prompt: String, text: Binding<String>, isFocused: Bool) {
        self.prompt = prompt
        _text = text
        self.isFocused = isFocused
    }

    public func render(into stack: inout LineStack) {
        let prompt = Text(prompt).line
        let cursor = isFocused ? [StyledRun(" ", style: Text.cursor)] : []
        var field = StyledLine(Text(text).line.runs + cursor)
        if let width = stack.width {
            field = field.end(width: max(1, width - prompt.width))
        }
        let line = StyledLine(prompt.runs + field.runs)
        var block = Block([stack.width.map(line.cut) ?? line])
        if isFocused { block.keys = [KeyBinding(isFocused: true, handle: handle)] }
        stack.append(block)
    }

    private func handle(_ key: Key) -> Bool {
        switch key {
        case .character(let character): text.append(character)
        case .paste(let pasted): text += pasted.onOneLine
        case .backspace: change(to: text.dropLast())
        case .control("u"): change(to: "")
        case .control("w"): change(to: text.withoutLastWord)
        // There is no cursor to move, and other views must not move while text is typed.
        case .left, .right: break
        default: return false
        }
        return true
    }

    private func change(to rest: Substring) {
        if rest != text { text = String(rest) }
    }
}

extension Text {
    fileprivate static var cursor: TextStyle {
        var style = TextStyle()
        style.isReversed = true
        return style
    }
}

extension StyledLine {
    /// The end of the line, "…" in the place of what is missing before it.
    fileprivate func end(width: Int) -> StyledLine {
        let total = self.width
        if total <= width { return self }
        return StyledLine([StyledRun("…")] + columns(total - width + 1..<total).runs)
    }
}

extension String {
    /// The text with each sequence of line feeds and other control characters as one blank.
    fileprivate var onOneLine: String {
        unicodeScalars.split(whereSeparator: \.isTerminalControl)
            .map { String($0) }.joined(separator: " ")
    }

    fileprivate var withoutLastWord: Substring {
        var text = self[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        while let last = text.last, !last.isWhitespace { text.removeLast() }
        return text
    }
}
