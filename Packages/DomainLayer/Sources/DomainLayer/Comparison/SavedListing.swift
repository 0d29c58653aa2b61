/// An inventory that somebody has saved as a listing, and what it may lack.
///
/// Its packages hold what is compared and judged of them: of reasons the kinds, and neither source
/// packages nor sizes.
public struct SavedListing: Hashable, Sendable {
    /// Its packages are in any order; a listing may have one of its own.
    public var inventory: LicenseInventory
    /// Whether it holds only those packages that somebody asked for.
    public var isFiltered: Bool
    /// Whether packages lack their statements and findings.
    public var isBrief: Bool
    /// Whether it was saved when the ids of licenses that SPDX lacks were made another way.
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
