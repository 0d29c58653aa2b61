import DomainLayer
import LicenseViews
import Observation

/// Says which sheet is presented.
@MainActor
@Observable
final class Router {
    /// Nil if no sheet covers the list.
    var sheet: Sheet?

    /// A package in a sheet, among those that can be gone through from it.
    struct Sheet: Identifiable {
        /// The packages that the list showed when the sheet was opened; not empty.
        let packages: PackageRows
        /// Which of them is shown.
        fileprivate(set) var index: Int
        /// The package that it was opened on: the sheet is the same whichever one it has gone to.
        let id: PackageLicense.ID

        /// The package as it was when the sheet was opened.
        var entry: PackageLicense { packages[index] }
    }

    /// Presents the sheet of a package.
    func open(_ packages: PackageRows, at index: Int) {
        sheet = Sheet(packages: packages, index: index, id: packages[index].id)
    }

    /// Goes to the next package, or to the one before; it stops at the ends.
    func goToPackage(by step: Int) {
        guard let next = sheet.map({ $0.index + step }),
            sheet?.packages.indices.contains(next) == true
        else { return }
        sheet?.index = next
    }
}
