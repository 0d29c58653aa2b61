import DebianSystems

/// The text of a `License` field, in the field's syntax.
struct LicenseText {
    /// The lines after the synopsis, with their indents and the dots of empty lines.
    let body: ByteView
    /// The 1-based line of the file at which the text begins.
    let firstLine: Int
    /// Whether the text is in the field's syntax, unlike a text from prose.
    private let isEscaped: Bool

    /// Nil if the field has no text.
    init?(of field: Deb822Field) {
        guard let end = field.value.position(of: 0x0A) else { return nil }
        body = field.value[end + 1..<field.value.count]
        firstLine = field.line + 1
        isEscaped = true
        if body.isBlank { return nil }
    }

    /// The field's whole value, if the line of the synopsis is a sentence.
    init?(wholeOf field: Deb822Field) {
        body = field.value
        firstLine = field.line
        isEscaped = true
        if body.isBlank { return nil }
    }

    /// A range of prose lines; nil if they are blank.
    init?(of lines: ClosedRange<Int>, in text: ByteView) {
        var body: ByteView?
        for line in ByteLines(text) where lines.contains(line.number) {
            body = body?.through(line.bytes) ?? line.bytes
        }
        guard let body else { return nil }
        self.body = body
        firstLine = lines.lowerBound
        isEscaped = false
    }

    init(body: ByteView, firstLine: Int, isEscaped: Bool) {
        self.body = body
        self.firstLine = firstLine
        self.isEscaped = isEscaped
    }

    /// The first line that is not blank, and the lines after it.
    var split: (line: ByteView, rest: LicenseText?)? {
        for line in ByteLines(body, first: firstLine) {
            let text = line.bytes.trimmed
            if text.isEmpty { continue }
            let end = line.bytes.offset(in: body) + line.bytes.count
            let rest = body[end..<body.count]
            return (
                text,
                rest.isBlank
                    ? nil : LicenseText(body: rest, firstLine: line.number, isEscaped: isEscaped)
            )
        }
        return nil
    }
}

extension LicenseText {
    /// A part of the text: whole lines, as a range of the body's bytes.
    subscript(range: Range<Int>) -> LicenseText {
        LicenseText(
            body: body[range],
            firstLine: firstLine + body[..<range.lowerBound].count { $0 == 0x0A },
            isEscaped: isEscaped)
    }

    /// The first line that is not blank, if it is a paragraph of its own, and whether the text has
    /// no other lines.
    var firstLineAlone: (line: ByteView, isAll: Bool)? {
        guard let (line, rest) = split else { return nil }
        guard let rest else { return (line, true) }
        // The first result is the empty remainder of the first line.
        let next = ByteLines(rest.body).dropFirst().first { _ in true }
        guard let next = next?.bytes.trimmed, next.isEmpty || next.isLoneFullStop else {
            return nil
        }
        return (line, false)
    }

    /// Whether the text has at least 40 words, so that it is a license rather than a remark.
    var isLong: Bool {
        var words = 0
        var isInWord = false
        for byte in body {
            let isBlank = byte.isBlankOrLineFeed
            if isInWord, isBlank { words += 1 }
            if words == 40 { return true }
            isInWord = !isBlank
        }
        return false
    }

    /// The text without the field's syntax: without the indent that all lines share, and with an
    /// empty line for each ` .`.
    var unescaped: String {
        guard isEscaped else { return String(body) + "\n" }
        let shared = sharedIndent
        var bytes: [UInt8] = []
        bytes.reserveCapacity(body.count)
        for line in ByteLines(body) {
            let text = line.bytes
            if !text.trimmed.isLoneFullStop { bytes += text[min(text.indent, shared)..<text.count] }
            bytes.append(0x0A)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The number of blanks that all lines begin with, except empty lines and a synopsis.
    private var sharedIndent: Int {
        ByteLines(body).lazy
            .filter { $0.bytes.first?.isBlank == true && !$0.bytes.isBlank }
            .filter { !$0.bytes.trimmed.isLoneFullStop }
            .map(\.bytes.indent).min() ?? 0
    }

    /// The SHA-256 of the text's words, in 64 hex digits, so that the digest doesn't depend on the
    /// layout.
    ///
    /// The words are those that license texts are compared by, see ``WordReader``: in lowercase,
    /// without punctuation, comment leaders and item numbers, each followed by a space. Signs that
    /// change the meaning count as words: `<`, `>`, `=`, `+`, `%`, currency signs and superscript
    /// digits, unless they lead a line or enclose an address.
    var digest: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(body.count)
        let signs = WordSigns(body)
        var words = WordReader(body)
        var end: Int?
        while let word = words.next() {
            if let end, !word.isAddress {
                body[end..<max(end, word.start)].appendMeaningfulSigns(to: &bytes)
            }
            end = word.isAddress ? nil : word.end
            if word.isMarker { continue }
            var position = word.start
            while position < word.end {
                let byte = body[position]
                if let length = signs.separatorLength(at: position) {
                    position += length
                    continue
                }
                if byte.isPartOfWord { bytes.append(byte.lowercased) }
                position += 1
            }
            bytes.append(0x20)
        }
        if let end { body[end..<body.count].appendMeaningfulSigns(to: &bytes) }
        return SHA256(bytes).hexadecimal
    }
}

extension UInt8 {
    /// Whether the byte is the second one of ¢, £, ¤, ¥, °, ±, ², ³ or ¹.
    fileprivate var isMeaningfulLatin: Bool {
        (0xA2...0xA5).contains(self) || (0xB0...0xB3).contains(self) || self == 0xB9
    }

    /// Whether the byte is kept as a part of a word; hyphens, apostrophes and line ends aren't.
    fileprivate var isPartOfWord: Bool {
        isLetter || isDigit || self == UInt8(ascii: ".") || self >= 0x80
    }
}

extension ByteView {
    /// Appends the signs between two words that change the meaning, each followed by a space. Signs
    /// that lead a line are a comment leader or mark a quotation.
    fileprivate func appendMeaningfulSigns(to bytes: inout [UInt8]) {
        var isLeading = false
        for position in indices {
            let byte = self[position]
            if byte == 0x0A { isLeading = true }
            if isLeading { continue }
            if "<>=+%$".utf8.contains(byte) {
                bytes += [byte, 0x20]
            } else if byte == 0xC2, position + 1 < count, self[position + 1].isMeaningfulLatin {
                bytes += [byte, self[position + 1], 0x20]
            }
        }
    }

    /// The number of leading blanks.
    fileprivate var indent: Int { firstIndex { !$0.isBlank } ?? count }

    /// Appends the words in lowercase, with one space before each but the very first.
    func appendFolded(to bytes: inout [UInt8]) {
        var isBetweenWords = !bytes.isEmpty
        for byte in self {
            if byte.isBlank {
                isBetweenWords = !bytes.isEmpty
            } else {
                if isBetweenWords { bytes.append(0x20) }
                isBetweenWords = false
                bytes.append(byte.lowercased)
            }
        }
    }
}
