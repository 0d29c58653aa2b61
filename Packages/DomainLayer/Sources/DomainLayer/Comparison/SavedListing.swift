/// An inventory read from a saved listing, and what it may lack.
///
/// Its packages hold what comparing and judging need: no source packages, no sizes, and of a reason
/// only its kind.
public struct SavedListing: Hashable, Sendable {
    /// The packages come in any order, since a listing may have its own.
    public var inventory: LicenseInventory
    /// Whether the listing was saved with a filter, so that packages may be missing.
    public var isFiltered: Bool
    /// Whether packages lack their statements and findings.
    public var isBrief: Bool
    /// Whether the listing is from a version that made the ids of unlisted licenses in another way.
    public var isOutdated: Bool

    public init(
        _ inventory: LicenseInventory, isFiltered: Bool = false, isBrief: Bool = false,
        isOutdated: Bool = false
    ) {
        self.inventory = inventory
        self.isFiltered = isFiltered
        self.isBrief = isBrief
        self.isOutdated = isOutdated
    }

    /// Whether a license goes by an id that it no longer has.
    public var hasOutdatedIDs: Bool {
        isOutdated
            && inventory.entries.contains { entry in
                entry.expression?.terms.contains { $0.isReference && $0 != .publicDomain } == true
            }
    }

    /// Whether any package has the digest of its text.
    public var hasDigests: Bool { inventory.entries.contains { $0.textDigest != nil } }
}
