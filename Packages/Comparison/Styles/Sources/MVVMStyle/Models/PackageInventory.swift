import DomainLayer
import Wording

/// The installed packages, as one load found them.
struct PackageInventory: Sendable {
    /// Ordered by name, then architecture.
    let entries: [PackageLicense]
    let index: PackageRowIndex
}
