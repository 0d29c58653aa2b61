import DomainLayer
import LicenseViews

/// All packages, ready to be listed and filtered.
struct LicenseList: Sendable {
    let entries: [LicenseEntry]
    let index: PackageRowIndex

    /// Takes a while for a whole system.
    init(_ inventory: LicenseInventory) {
        entries = inventory.entries
        index = PackageRowIndex(inventory)
    }
}
