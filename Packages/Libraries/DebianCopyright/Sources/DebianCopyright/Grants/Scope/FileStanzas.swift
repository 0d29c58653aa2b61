import DebianSystems

/// The stanzas of a prose file that begin with `Files:` as in copyright-format. Their statements
/// are only about these files.
struct FileStanzas {
    /// A stanza of such a file.
    struct Stanza: Equatable, Sendable {
        /// The range from the first line to the last one.
        let bytes: Range<Int>
        /// Whether the stanza is about all files.
        let isEverything: Bool
    }

    /// The stanzas in the order of the text.
    let all: [Stanza]

    /// A stanza ends at the next one, or after an empty line if the next line isn't indented
    /// further than the stanza's first line.
    init(in text: ByteView) {
        var all: [Stanza] = []
        var open: (start: Int, indent: Int, isEverything: Bool)?
        var isBehindBlank = false
        func close(at end: Int) {
            guard let stanza = open else { return }
            all.append(Stanza(bytes: stanza.start..<end, isEverything: stanza.isEverything))
            open = nil
        }
        for line in ByteLines(text) {
            guard let indent = line.bytes.firstIndex(where: { !$0.isBlank }) else {
                isBehindBlank = true
                continue
            }
            let content = line.bytes[indent..<line.bytes.count]
            if content.startsIgnoringCase(with: "files:") {
                let start = line.bytes.offset(in: text)
                close(at: start)
                let patterns = text[start + indent + 6..<text.count]
                open = (start, indent, patterns.isEverything)
            } else if isBehindBlank, let stanza = open, indent <= stanza.indent {
                close(at: line.bytes.offset(in: text))
            }
            isBehindBlank = false
        }
        close(at: text.count)
        self.all = all
    }

    /// The index of the stanza at a position; nil if there is none.
    func index(at position: Int) -> Int? {
        let index = all.partitioningIndex { $0.bytes.upperBound > position }
        return index < all.count && all[index].bytes.contains(position) ? index : nil
    }
}

extension ByteView {
    /// `*`, perhaps followed by exceptions
    fileprivate var isEverything: Bool {
        var words = words
        guard var word = words.next() else { return false }
        if word.last == UInt8(ascii: ",") { word = word[0..<word.count - 1] }
        return word.equalsIgnoringCase("*") || word.equalsIgnoringCase("./*")
    }
}

/// An item in a list of a work's sources, with fields of its own: "- the moon's map", and on an
/// indented line below, "License: ISC".
enum ListedSource {
    /// An item begins at most this many bytes above its field.
    private static let reach = 600

    /// Whether a position is on the line of an item's `License` field, below the item's first line.
    static func hasField(at position: Int, in text: ByteView) -> Bool {
        let floor = max(0, position - reach)
        let field = Line(before: position, in: text, floor)
        let content = text[field.content..<text.count]
        guard field.indent > 0,
            content.startsIgnoringCase(with: "license")
                || content.startsIgnoringCase(with: "licence")
        else { return false }
        var end = field.start - 1
        while end > floor {
            let line = Line(before: end, in: text, floor)
            if text.hasBullet(at: line.content) { return line.indent < field.indent }
            guard line.indent > 0, line.content < end else { return false }
            end = line.start - 1
        }
        return false
    }

    fileprivate struct Line {
        let start: Int
        /// The offset of the first byte that isn't blank.
        let content: Int
        let indent: Int
    }
}

extension ListedSource.Line {
    /// The part before a position of the line that the position is on, or that ends there.
    fileprivate init(before position: Int, in text: ByteView, _ floor: Int) {
        var start = position
        while start > floor, text[start - 1] != 0x0A { start -= 1 }
        var content = start
        while content < position, text[content].isBlank { content += 1 }
        self.init(start: start, content: content, indent: content - start)
    }
}

extension ByteView {
    /// "- moon", "* moon"
    func hasBullet(at position: Int) -> Bool {
        position + 1 < count && self[position + 1].isBlank
            && [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "o")]
                .contains(self[position])
    }
}
