import VisibleText

/// Writes headings, tables, lists and blocks of GitHub Flavored Markdown into a buffer.
///
/// Text is escaped wherever Markdown or HTML would interpret it.
struct MarkdownWriter {
    /// The bytes that were not passed on yet.
    var bytes: [UInt8] = []

    /// Whether nothing has been written yet.
    private var isEmpty = true

    /// A heading after a blank line, unless it is the first thing.
    mutating func heading(_ level: Int, _ text: String) {
        if !isEmpty { line("") }
        line(String(repeating: "#", count: level) + " " + Self.escaped(text))
    }

    mutating func paragraph(_ text: String) {
        line("")
        line(Self.escapedLine(text))
    }

    /// Begins a table; its rows follow.
    mutating func tableHead(_ cells: [String], numbersInLastColumn: Bool = false) {
        line("")
        row(cells)
        var rules = cells.map { _ in "---" }
        if numbersInLastColumn { rules[rules.count - 1] = "--:" }
        line("|" + rules.joined(separator: "|") + "|")
    }

    mutating func row(_ cells: [String]) {
        line("| " + cells.map(Self.escaped).joined(separator: " | ") + " |")
    }

    /// A list with one item per text; nothing if there are none.
    mutating func list(_ items: [String]) {
        if items.isEmpty { return }
        line("")
        for item in items { line("- " + Self.escapedLine(item)) }
    }

    /// A block of text, unchanged but for control characters other than line feeds and tabs.
    ///
    /// The fence is longer than any run of backticks in the text, so nothing in it ends the block.
    mutating func block(_ text: String) {
        let text = text.visible(keeping: ["\n", "\t"])
        let fence = String(repeating: "`", count: max(3, Self.longestFence(in: text) + 1))
        line("")
        line(fence + "text")
        bytes.append(contentsOf: text.utf8)
        if text.utf8.last != UInt8(ascii: "\n") { line("") }
        line(fence)
    }

    private mutating func line(_ text: String) {
        isEmpty = false
        bytes.append(contentsOf: text.utf8)
        bytes.append(UInt8(ascii: "\n"))
    }

    private static func longestFence(in text: String) -> Int {
        var longest = 0
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }

    /// The text on one line, with nothing in it that Markdown or HTML would take for its own.
    ///
    /// What HTML is made of becomes entities, for not every reader of Markdown lets a backslash
    /// guard it. No address becomes a link: a file could show one and lead to another. (The library
    /// cmark-gfm makes links of guarded mail addresses too, which lead where they say.)
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.visible.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\\", "`", "*", "_", "[", "]", "|", "~", "$", "#", "@": escaped += "\\\(scalar)"
            case "/" where escaped.utf8.last == UInt8(ascii: ":"): escaped += "\\/"
            case "." where escaped.endsInWWW: escaped += "\\."
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Escapes the beginning of a line or an item too, where blanks make code, `-`, `+` and a
    /// number make a list, and `=` underlines a heading (CommonMark 0.31.2, sections 4 and 5.2).
    private static func escapedLine(_ text: String) -> String {
        let text = escaped(String(text.unicodeScalars.drop { $0 == " " }))
        switch text.unicodeScalars.first {
        case "-", "+", "=": return "\\" + text
        default: break
        }
        // A number of more than nine digits begins no list.
        let digits = text.unicodeScalars.prefix(9).prefix { "0"..."9" ~= $0 }
        let rest = text.unicodeScalars[digits.endIndex...]
        guard !digits.isEmpty, rest.first == "." || rest.first == ")" else { return text }
        return String(digits) + "\\" + String(rest)
    }
}

extension String {
    fileprivate var endsInWWW: Bool {
        let end = utf8.suffix(3)
        return end.count == 3 && end.allSatisfy { $0 | 0x20 == UInt8(ascii: "w") }
    }
}
