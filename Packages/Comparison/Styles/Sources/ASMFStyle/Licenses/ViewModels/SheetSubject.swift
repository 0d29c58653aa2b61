import DomainLayer
import LicenseViews

/// What a sheet is opened on, and which package it shows now.
struct SheetSubject: Identifiable {
    /// The package that it was opened on; it is the same sheet whichever it shows now.
    let id: PackageLicense.ID
    /// In the order of the list; not empty.
    let packages: PackageRows
    var index: Int

    var entry: PackageLicense { packages[index] }
}
