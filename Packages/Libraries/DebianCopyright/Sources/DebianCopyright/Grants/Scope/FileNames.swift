import DebianSystems

/// Finds file names in a text, which show what a notice below them is for.
struct FileNames {
    let text: ByteView

    /// A longer run of signs isn't a name.
    private static let longest = 120

    init(in text: ByteView) { self.text = text }

    /// Whether the run of signs around a position is a file name: `lib/sort.c`, `gtk/text.*`.
    ///
    /// Only the extensions on a short list count, so that few hosts in addresses look like files.
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
    /// `lib/turn/`, but not an address
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

/// Headings above a notice that name its files.
extension FileNames {
    /// Text further up, in bytes, is unrelated.
    private static let reach = 1_000

    /// Whether file names come right above a position: at the end of the line above, or at the end
    /// of the paragraph above its own (without copyright lines), or anywhere in that paragraph if
    /// it ends in a colon.
    func stand(above position: Int) -> Bool {
        let floor = max(0, position - Self.reach)
        guard let line = lineEnd(above: position, floor) else { return false }
        if line > floor, endsInName(line) { return true }
        if let above = commentTop(above: line, floor), above > floor, endsInName(above) {
            return true
        }
        var end = line
        var isBehindBlank = isBlank(lineEnding: end, floor)
        while let above = lineEnd(above: end, floor) {
            end = above
            if isBlank(lineEnding: end, floor) {
                isBehindBlank = true
            } else if isBehindBlank {
                return stand(inParagraphEnding: end, floor)
            }
        }
        return false
    }

    /// The end of the last line with words above the comment `/* … */` that a line is in; nil if
    /// the line isn't in a comment.
    private func commentTop(above lineEnd: Int, _ floor: Int) -> Int? {
        var end = lineEnd
        while true {
            let line = text[lineStart(before: end, floor)..<end]
            guard let first = line.firstIndex(where: { !$0.isBlank }) else { return nil }
            let isOpening = line[first..<line.count].starts(with: "/*".utf8)
            guard isOpening || line[first] == UInt8(ascii: "*"), !line.isClosing,
                let above = self.lineEnd(above: end, floor)
            else { return nil }
            end = above
            guard isOpening else { continue }
            while isBlank(lineEnding: end, floor) {
                guard let above = self.lineEnd(above: end, floor) else { return nil }
                end = above
            }
            return end
        }
    }

    private func stand(inParagraphEnding lineEnd: Int, _ floor: Int) -> Bool {
        var end = lineEnd
        // A heading also covers paragraphs further down that begin with a copyright line.
        var isFurtherUp = false
        var isBelowCopyright = false
        while true {
            if isBlank(lineEnding: end, floor) {
                guard !isBelowCopyright, let above = self.lineEnd(above: end, floor) else {
                    return false
                }
                end = above
                isFurtherUp = true
                continue
            }
            if endsInColon(end), !isBelowCopyright { return isHeading(ending: end, floor) }
            let start = lineStart(before: end, floor)
            let line = text[start..<end]
            if !isFurtherUp, !isBelowCopyright, endsInName(end), !line.leavesOut { return true }
            isBelowCopyright = !line.beginsCopyright
            isFurtherUp = isFurtherUp || isBelowCopyright
            guard start > floor else { return false }
            end = start - 1
        }
    }

    /// Whether a paragraph that ends in a colon names files, and doesn't exclude them.
    private func isHeading(ending lineEnd: Int, _ floor: Int) -> Bool {
        var start = lineStart(before: lineEnd, floor)
        while start > floor, !isBlank(lineEnding: start - 1, floor) {
            start = lineStart(before: start - 1, floor)
        }
        let paragraph = text[start..<lineEnd]
        return !paragraph.leavesOut && names(in: paragraph)
    }

    private func lineStart(before end: Int, _ floor: Int) -> Int {
        lineEnd(above: end, floor).map { $0 + 1 } ?? floor
    }

    private func endsInColon(_ lineEnd: Int) -> Bool {
        var position = lineEnd - 1
        while position > 0, text[position].isBlank { position -= 1 }
        return position >= 0 && text[position] == UInt8(ascii: ":")
    }

    /// The offset of the line feed that ends the line above a position; nil at the beginning.
    private func lineEnd(above position: Int, _ floor: Int) -> Int? {
        var end = position - 1
        while end >= floor, text[end] != 0x0A { end -= 1 }
        return end < floor ? nil : end
    }

    /// Whether a line has only blanks and comment leaders, or deb822's full stop.
    private func isBlank(lineEnding end: Int, _ floor: Int) -> Bool {
        var position = end - 1
        while position >= floor, text[position] != 0x0A {
            if !text[position].isBlank, !text[position].isPunctuation, !text[position].isLeader {
                return false
            }
            position -= 1
        }
        return true
    }

    private func endsInName(_ lineEnd: Int) -> Bool {
        var position = lineEnd - 1
        while position > 0, text[position].isBlank { position -= 1 }
        // A sentence that ends with a name is about that file, not about the text below.
        guard position >= 0, text[position] != UInt8(ascii: "."), text[position] != 0x0A else {
            return false
        }
        while position > 0, text[position].isPunctuation { position -= 1 }
        return contains(position)
    }
}

extension ByteView {
    /// Whether a comment ends in these bytes: `*/`
    fileprivate var isClosing: Bool {
        guard let star = lastIndex(of: UInt8(ascii: "*")) else { return false }
        return star + 1 < count && self[star + 1] == UInt8(ascii: "/")
    }

    /// "all files except lib/sort.c"
    fileprivate var leavesOut: Bool {
        var words = words
        while var word = words.next() {
            if word.first == UInt8(ascii: "(") { word = word[1..<word.count] }
            for exclusion in ["except", "but", "excluding", "exception"] as [StaticString]
            where word.equalsIgnoringCase(exclusion) { return true }
        }
        return false
    }
}

extension UInt8 {
    /// Whether the byte may begin the lines of a comment.
    fileprivate var isLeader: Bool {
        switch self {
        case UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
            UInt8(ascii: "-"), UInt8(ascii: "|"), UInt8(ascii: "="):
            true
        default: false
        }
    }
}

extension GrantText {
    /// Whether a word is part of a file name, but not its beginning: "c" in "sort.c".
    func isInFileName(_ position: Int) -> Bool {
        position > 0 && separator(after: position - 1) == .tight
            && FileNames(in: bytes).contains(Int(words[position].start))
    }

    /// Whether a paragraph between two sentences begins with a file name as a heading.
    func hasFileHeading(between sentence: GrantSentence, _ next: GrantSentence) -> Bool {
        let files = FileNames(in: bytes)
        return (sentence.words.upperBound..<next.words.lowerBound).contains { position in
            guard beginsParagraph(position),
                let last = ahead(of: position, reach: 12).first(where: {
                    !separator(after: $0).contains(.tight)
                }), last > position
            else { return false }
            return !separator(after: last).isDisjoint(with: [.paragraph, .colon, .open])
                && files.contains(Int(words[last].start))
        }
    }
}
