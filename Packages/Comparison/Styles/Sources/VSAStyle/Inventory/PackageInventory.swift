import DomainLayer
import LicenseViews

/// The packages of one load with the index that they are searched by; a query tells one load from
/// another by its identity.
final class PackageInventory: Sendable {
    let entries: [PackageLicense]
    let index: PackageRowIndex

    /// Takes a moment for thousands of packages, so it isn't for the main actor.
    init(_ inventory: LicenseInventory) {
        entries = inventory.entries
        index = PackageRowIndex(inventory)
    }
}
