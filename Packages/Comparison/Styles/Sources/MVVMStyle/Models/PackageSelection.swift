import DomainLayer
import Wording

/// A package, and the list that a sheet pages through from it.
struct PackageSelection: Identifiable, Sendable {
    /// The packages that the list showed, in its order; not empty.
    let packages: PackageRows
    /// The index of the package.
    let index: Int

    var id: PackageLicense.ID { packages[index].id }
}
