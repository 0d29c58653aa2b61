/// The words of one text, cut out and numbered once for all who ask about them; its storage is used
/// again.
struct TextWords {
    /// In the text's order, markers and parts of addresses included.
    private(set) var all: [Word] = []
    private var words: KnownWords

    /// - Parameter index: what numbers the words.
    init(numberedBy index: LicenseIndex) {
        words = KnownWords(numberedBy: index)
    }

    /// Takes in the words of a text instead of those of the last one.
    mutating func read(_ text: ByteView) {
        all.removeAll(keepingCapacity: true)
        words.read(text, into: &all)
    }
}
