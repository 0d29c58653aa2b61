import DomainLayer
import LicenseViews

/// A package, among those that can be gone through from it.
struct PackageSelection: Identifiable, Sendable {
    /// Those that the list showed, in its order; not empty.
    let packages: PackageRows
    /// Which of them it is.
    let index: Int

    var id: PackageLicense.ID { packages[index].id }
}
