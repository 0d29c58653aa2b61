import DomainLayer
import LicenseViews

/// What a sheet was opened on, and which package it shows now.
struct SheetSubject: Identifiable {
    /// The package that the sheet was opened on, which identifies the sheet whatever it shows now.
    let id: PackageLicense.ID
    /// The packages in the order of the list; not empty.
    let packages: PackageRows
    var index: Int

    var entry: PackageLicense { packages[index] }
}
