/// The words of one text, cut out and numbered once for all who ask about them.
struct TextWords {
    /// In the text's order, markers and parts of addresses included.
    let all: [Word]

    /// - Parameter words: cuts them out and numbers them; it keeps its storage for the next text.
    init(of text: ByteView, by words: inout KnownWords) {
        var all: [Word] = []
        words.read(text, into: &all)
        self.all = all
    }
}
