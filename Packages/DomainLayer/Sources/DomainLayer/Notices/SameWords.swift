/// A text as a dictionary's key, equal to every text with the same words: how they are laid out is
/// left aside, and letter case in ASCII.
struct SameWords: Hashable {
    let text: String

    static func == (left: SameWords, right: SameWords) -> Bool {
        var (left, right) = (left.folded, right.folded)
        while true {
            let byte = left.next()
            if byte != right.next() { return false }
            if byte == nil { return true }
        }
    }

    func hash(into hasher: inout Hasher) {
        for byte in IteratorSequence(folded) { hasher.combine(byte) }
    }

    private var folded: FoldedBytes { FoldedBytes(bytes: text.utf8.makeIterator()) }
}

/// The bytes of a text in small letters, with one space before each word but the first.
private struct FoldedBytes: IteratorProtocol {
    var bytes: String.UTF8View.Iterator
    private var hasBegun = false
    /// The first byte of a word whose space was just given.
    private var held: UInt8?

    init(bytes: String.UTF8View.Iterator) {
        self.bytes = bytes
    }

    mutating func next() -> UInt8? {
        if let byte = held.take() { return byte }
        var isBetweenWords = false
        while let byte = bytes.next() {
            switch byte {
            case 0x09...0x0D, 0x20:
                isBetweenWords = true
                continue
            default: break
            }
            let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            let small = isCapital ? byte | 0x20 : byte
            let needsSpace = isBetweenWords && hasBegun
            hasBegun = true
            if needsSpace {
                held = small
                return 0x20
            }
            return small
        }
        return nil
    }
}
