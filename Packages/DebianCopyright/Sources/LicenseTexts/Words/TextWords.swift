public import Bytes

/// The words of one text, cut out once for all who ask about them; its storage is used again.
public struct TextWords {
    /// In the text's order, markers and parts of addresses included.
    public private(set) var all: [Word] = []

    public init() {}

    /// Takes in the words of a text instead of those of the last one.
    public mutating func read(_ text: ByteView) {
        all.removeAll(keepingCapacity: true)
        var reader = WordReader(text)
        var isAtEnd = false
        while !isAtEnd {
            // Room for many words at once: to ask for it at each takes longer than to hash the word.
            all.append(addingCapacity: Self.batch) { words in
                words.withUnsafeMutableBufferPointer { words, count in
                    // A copy that nothing else sees stays in registers, and so does the count.
                    var local = reader
                    var next = 0
                    while next < words.count, let word = local.next() {
                        words.initializeElement(at: next, to: word)
                        next &+= 1
                    }
                    isAtEnd = next < words.count
                    count = next
                    reader = local
                }
            }
        }
    }

    private static let batch = 256
}
