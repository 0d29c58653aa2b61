extension Screen {
    /// The rows as text, from above, each without the blanks at its end.
    public var lines: [String] {
        (0..<rows).map { text(row($0)) }
    }

    /// All of it as text, without the blanks at the end of lines and the empty lines at the end.
    public var text: String {
        let lines = lines
        let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
        return lines[..<end].joined(separator: "\n")
    }

    /// Whether a line holds the words.
    public func shows(_ words: String) -> Bool { line(with: words) != nil }

    /// The uppermost line that holds the words.
    public func line(with words: String) -> String? {
        lines.first { $0.contains(words) }
    }

    /// The rows that have cells in reverse video, with the text of those cells.
    public var reversed: [Int: String] {
        var result: [Int: String] = [:]
        for row in 0..<rows {
            let cells = self.row(row).filter(\.style.isReversed)
            if !cells.isEmpty { result[row] = text(cells[...]) }
        }
        return result
    }

    private func text(_ cells: ArraySlice<Cell>) -> String {
        let text = cells.map(\.text).joined()
        let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) }
        return String(text[..<(end ?? text.startIndex)])
    }
}

extension Screen: CustomStringConvertible {
    public var description: String { "\(columns) x \(rows):\n\(text)" }
}
