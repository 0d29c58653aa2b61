import DomainLayer
import LicenseViews

/// What is installed, as one reading found it.
struct PackageInventory: Identifiable, Sendable {
    /// The number of the reading: inventories of thousands of packages are told apart by it.
    let id: Int
    /// By name, then architecture.
    let entries: [LicenseEntry]
    let index: PackageRowIndex
}
