/// The stanzas of a file in prose that begin with `Files:` as those of copyright-format do: what
/// stands in one is said of its files alone.
struct FileStanzas {
    /// One of them.
    struct Stanza: Equatable, Sendable {
        /// From its first line to its last one.
        let bytes: Range<Int>
        /// Whether it is about all files.
        let isEverything: Bool
    }

    /// In the order of the text.
    let all: [Stanza]

    /// A stanza ends at the next one, and behind an empty line where nothing is indented further
    /// than its first line.
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

    /// The place of the stanza that a position is in; nil where it is in none.
    func index(at position: Int) -> Int? {
        let index = all.partitioningIndex { $0.bytes.upperBound > position }
        return index < all.count && all[index].bytes.contains(position) ? index : nil
    }
}

extension ByteView {
    /// `*`, maybe with what is left out behind it
    fileprivate var isEverything: Bool {
        var words = words
        guard var word = words.next() else { return false }
        if word.last == UInt8(ascii: ",") { word = word[0..<word.count - 1] }
        return word.equalsIgnoringCase("*") || word.equalsIgnoringCase("./*")
    }
}
