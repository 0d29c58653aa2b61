/// Tells the names of files in a text: they say what a notice below them is for.
struct FileNames {
    let text: ByteView

    /// A longer run of signs is no name.
    private static let longest = 120

    init(in text: ByteView) { self.text = text }

    /// Whether the run of signs around a position names a file: `lib/sort.c`, `gtk/text.*`.
    ///
    /// Only endings that no host of an address has count.
    func contains(_ position: Int) -> Bool {
        var start = position
        var end = position
        while start > 0, position - start < Self.longest, text[start - 1].isNameByte { start -= 1 }
        while end < text.count, end - position < Self.longest, text[end].isNameByte { end += 1 }
        while end > start, text[end - 1].isPunctuation { end -= 1 }
        let name = text[start..<end]
        guard !name.contains(UInt8(ascii: "@")), !name.contains(UInt8(ascii: ":")) else {
            return false
        }
        if name.last == UInt8(ascii: "*"), name.contains(UInt8(ascii: "/")) { return true }
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
        let ending = name[dot + 1..<name.count]
        return dot > 0 && Self.endings.contains { ending.equalsIgnoringCase($0) }
    }

    private static let endings: [StaticString] = [
        "*", "c", "h", "cc", "hh", "cpp", "hpp", "cxx", "[ch]", "py", "pl", "pm", "rb", "sh", "js",
        "css", "java", "el", "lua", "awk", "sed", "m4", "am", "ac", "texi", "tex", "sty", "cls",
        "bib", "po", "xml", "svg", "png", "xpm", "sql", "s", "f", "hs", "ml", "go", "rs", "cmake",
        "dtd", "ent", "xsl", "xsd", "ttf", "otf", "jar", "php",
    ]

    /// Whether a paragraph names a file or a folder.
    func names(in paragraph: ByteView) -> Bool {
        var words = paragraph.words
        while let word = words.next() {
            guard let start = word.firstIndex(where: \.isNameByte) else { continue }
            let name = word[start..<word.count]
            if name.isFolder || contains(name.offset(in: text)) { return true }
        }
        return false
    }
}

extension ByteView {
    /// `lib/turn/`, but no address
    fileprivate var isFolder: Bool {
        count > 2 && last == UInt8(ascii: "/") && !contains(UInt8(ascii: ":"))
            && !startsIgnoringCase(with: "www.")
    }
}

extension UInt8 {
    fileprivate var isNameByte: Bool {
        switch self {
        case 0x00...0x20, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"),
            UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"):
            false
        default: true
        }
    }

    var isPunctuation: Bool {
        self == UInt8(ascii: ",") || self == UInt8(ascii: ":") || self == UInt8(ascii: ";")
            || self == UInt8(ascii: ".")
    }
}
