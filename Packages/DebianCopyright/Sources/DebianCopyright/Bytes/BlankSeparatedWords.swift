/// The words between the blanks and line ends of some bytes: runs without a space or a control
/// character.
struct BlankSeparatedWords {
    private let bytes: ByteView
    private var position = 0

    init(_ bytes: ByteView) {
        self.bytes = bytes
    }

    /// The next word, which is never empty; nil at the end.
    mutating func next() -> ByteView? {
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
        guard position < bytes.count else { return nil }
        let start = position
        var blanks = bytes.eight(from: position).blanks
        while blanks == 0 {
            position += 8
            blanks = bytes.eight(from: position).blanks
        }
        position += blanks.trailingZeroBitCount / 8
        return bytes[start..<position]
    }
}

extension ByteView {
    /// Its words, whatever blanks are between them.
    var words: BlankSeparatedWords { BlankSeparatedWords(self) }
}
