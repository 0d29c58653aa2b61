/// The patterns of a file's `Files` fields, stanza by stanza. They are kept in one array, for there
/// may be ten thousand.
struct FilePatterns {
    private var all: [ByteView] = []
    /// For each stanza how many patterns there are up to its end.
    private var ends: [Int] = []

    /// How many patterns there are.
    var total: Int { all.count }

    /// Takes the patterns of another file; the memory is used again.
    ///
    /// - Parameter stanzas: all of the file, in its order.
    mutating func read(_ stanzas: [CopyrightStanza]) {
        all.removeAll(keepingCapacity: true)
        all.reserveCapacity(Self.usualRoom)
        ends.removeAll(keepingCapacity: true)
        for stanza in stanzas {
            if let files = stanza.files { add(files.value) }
            ends.append(all.count)
        }
    }

    /// How many there is room for at first: to grow would copy, and room that is not used takes no
    /// memory.
    private static let usualRoom = 1 << 16

    /// Words between blanks (copyright-format 1.0, section 7.3); people also write commas behind
    /// them.
    private mutating func add(_ value: ByteView) {
        var rest = value.words
        while let word = rest.next() {
            let isComma = word.last == UInt8(ascii: ",")
            let pattern = isComma ? word[0..<word.count - 1] : word
            if !pattern.isEmpty { all.append(pattern) }
        }
    }
}

extension FilePatterns: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { ends.count }

    /// The patterns of one stanza, in the field's order; empty where it has no `Files` field.
    subscript(stanza: Int) -> ArraySlice<ByteView> {
        all[(stanza == 0 ? 0 : ends[stanza - 1])..<ends[stanza]]
    }
}
