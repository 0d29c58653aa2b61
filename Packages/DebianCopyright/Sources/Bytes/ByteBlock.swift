/// What the next 64 bytes are, a bit each and the first one's lowest: where runs of letters begin and
/// end is then a matter of counting zeros.
public struct ByteBlock {
    /// How many bytes a block has; behind the end of a text it has none of any kind.
    public static let size = 64

    /// The position of the first byte.
    public let start: Int
    /// Which bytes are ASCII letters or digits.
    public let alphanumerics: UInt64
    /// Which bytes are above ASCII.
    public let beyondASCII: UInt64

    /// - Parameters:
    ///   - bytes: those of a text.
    ///   - start: from the text's beginning to its end.
    @inlinable
    public init(_ bytes: ByteView, from start: Int) {
        self.start = start
        var alphanumerics: UInt64 = 0
        var beyondASCII: UInt64 = 0
        var place = 0
        let count = min(Self.size, bytes.count &- start)
        while place < count {
            let eight = bytes.eight(from: start &+ place)
            let shift = UInt64(truncatingIfNeeded: place)
            alphanumerics |= EightBytes.gathered(eight.alphanumerics) &<< shift
            beyondASCII |= EightBytes.gathered(eight.beyondASCII) &<< shift
            place &+= 8
        }
        self.alphanumerics = alphanumerics
        self.beyondASCII = beyondASCII
    }
}
