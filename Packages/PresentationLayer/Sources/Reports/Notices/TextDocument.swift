import VisibleText

/// A document in plain text that is being written: chapters, their parts, lines and texts.
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

    /// Writes a text as it is, with control characters but line feeds, tabs, and the page breaks
    /// of GNU's licenses made visible.
    mutating func block(_ text: String) {
        bytes += text.visible(keeping: ["\n", "\t", "\u{0C}"]).utf8
        if text.utf8.last != UInt8(ascii: "\n") { line("") }
    }
}
