/// A word of a text, and where it stands.
public struct Word {
    /// The hash of its small letters and digits.
    public let hash: UInt32
    /// Its first byte, and the one behind its last, in the view that was read.
    public let start: Int
    public let end: Int
    /// Whether it only numbers an item of a list or leads a comment line.
    public let isMarker: Bool
    /// Whether it is part of an address of the web or of mail.
    public let isAddress: Bool
}
