import DomainLayer
import Wording

/// All packages, ready to be listed and filtered.
struct LicenseList: Sendable {
    let entries: [PackageLicense]
    let index: PackageRowIndex
}
