import DomainLayer
import LicenseViews

/// What is installed, as one load found it.
struct PackageInventory: Identifiable, Sendable {
    /// The number of the load: inventories of thousands of packages are told apart by it.
    let id: Int
    /// By name, then architecture.
    let entries: [PackageLicense]
    let index: PackageRowIndex
}
