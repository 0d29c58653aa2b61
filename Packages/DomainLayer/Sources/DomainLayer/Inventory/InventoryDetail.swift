/// What an inventory holds beyond its rows; each costs time or memory, so nothing is the default.
public struct InventoryDetail: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// The SHA-256 of each copyright file, in ``LicenseEntry/textDigest``.
    public static let digests = InventoryDetail(rawValue: 1)
    /// The text behind each `LicenseRef-`, in ``LicenseInventory/texts``.
    public static let texts = InventoryDetail(rawValue: 2)

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
