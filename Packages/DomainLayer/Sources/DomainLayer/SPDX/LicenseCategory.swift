/// What a licence asks of those who pass the work on, in the broad terms that policies use.
public enum LicenseCategory: String, Hashable, Sendable, CaseIterable {
    case permissive
    case weakCopyleft = "weak-copyleft"
    case strongCopyleft = "strong-copyleft"
    case networkCopyleft = "network-copyleft"
    case publicDomain = "public-domain"
    case documentation
    case font
    /// Known, and none of the others: proprietary, source-available, restricted to some use.
    case other
    /// A `LicenseRef-`, or an id that the table does not hold.
    case unknown
}
