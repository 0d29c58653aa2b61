import DomainLayer
import Wording

/// The packages of one load, with the index for searching them. Queries distinguish loads by the
/// identity of this object.
final class PackageInventory: Sendable {
    let entries: [PackageLicense]
    let index: PackageRowIndex

    /// Takes a moment for thousands of packages, so it must not run on the main actor.
    init(_ inventory: LicenseInventory) {
        entries = inventory.entries
        index = PackageRowIndex(inventory)
    }
}
