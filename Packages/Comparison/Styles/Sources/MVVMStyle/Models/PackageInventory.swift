import DomainLayer
import Wording

/// The installed packages, as one load found them.
struct PackageInventory: Identifiable, Sendable {
    /// The number of the load. It distinguishes inventories without comparing thousands of
    /// packages.
    let id: Int
    /// Ordered by name, then architecture.
    let entries: [PackageLicense]
    let index: PackageRowIndex
}
