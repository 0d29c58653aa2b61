import DomainLayer
import LicenseViews

/// All packages, ready to be listed and filtered.
struct LicenseList: Sendable {
    let entries: [LicenseEntry]
    let index: PackageRowIndex
}
