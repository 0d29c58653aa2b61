import DomainLayer
import Wording

/// What a sheet was opened on.
struct SheetSubject: Identifiable {
    /// The packages in the order of the list; not empty.
    let packages: PackageRows
    /// The index of the package that the sheet shows first.
    let index: Int

    var entry: PackageLicense { packages[index] }
    var id: PackageLicense.ID { entry.id }
}
