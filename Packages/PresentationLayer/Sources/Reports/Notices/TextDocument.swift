import VisibleText

/// Writes a plain-text document: chapters and their parts, lines and texts.
struct TextDocument {
    var bytes: [UInt8] = []

    mutating func line(_ text: String) {
        bytes += text.visible.utf8
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Begins a chapter.
    mutating func chapter(_ title: String) {
        let rule = String(repeating: "=", count: 78)
        line("")
        line(rule)
        line(title)
        line(rule)
    }

    /// Begins a part of a chapter.
    mutating func rule() {
        line("")
        line(String(repeating: "-", count: 78))
    }

    /// Writes a text unchanged, except that control characters are made visible. Line feeds, tabs,
    /// and the page breaks in GNU licenses stay.
    mutating func block(_ text: String) {
        bytes += text.visible(keeping: ["\n", "\t", "\u{0C}"]).utf8
        if text.utf8.last != UInt8(ascii: "\n") { line("") }
    }
}
