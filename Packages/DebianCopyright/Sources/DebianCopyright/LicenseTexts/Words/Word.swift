/// A word of a text, and where it stands. It is small, for a text has a great many.
struct Word: BitwiseCopyable {
    /// The hash of its small letters and digits.
    let hash: UInt32
    /// Where its first byte is, and the one behind its last.
    private let first: UInt32
    private let behind: UInt32
    /// Its number in the vocabulary of the index that it was read by; 0 for a word of no licence.
    let number: UInt16
    /// Whether it only numbers an item of a list or leads a comment line.
    let isMarker: Bool
    /// Whether it is part of an address of the web or of mail.
    let isAddress: Bool

    @inline(__always)
    init(
        hash: UInt32, number: UInt16, range: Range<Int>, isMarker: Bool = false,
        isAddress: Bool = false
    ) {
        self.hash = hash
        self.number = number
        first = UInt32(truncatingIfNeeded: range.lowerBound)
        behind = UInt32(truncatingIfNeeded: range.upperBound)
        self.isMarker = isMarker
        self.isAddress = isAddress
    }

    /// Its first byte, in the view that was read.
    @inline(__always)
    var start: Int { Int(truncatingIfNeeded: first) }

    /// The byte behind its last one.
    @inline(__always)
    var end: Int { Int(truncatingIfNeeded: behind) }
}
