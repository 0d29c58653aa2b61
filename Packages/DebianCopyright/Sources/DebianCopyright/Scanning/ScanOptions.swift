/// What a scan gives beyond what is stated; each costs time or memory.
public struct ScanOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// The SHA-256 of each file.
    public static let digests = ScanOptions(rawValue: 1)
    /// The texts behind references.
    public static let texts = ScanOptions(rawValue: 2)

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
