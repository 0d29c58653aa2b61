import DomainLayer
import Observation
import Wording

/// Decides which sheet is presented.
@MainActor
@Observable
final class Router {
    /// Nil if no sheet is open.
    var sheet: Sheet?

    /// A package in a sheet, and the list that the sheet pages through.
    struct Sheet: Identifiable {
        /// The packages that the list showed when the sheet was opened; not empty.
        let packages: PackageRows
        /// The index of the package on the screen.
        fileprivate(set) var index: Int
        /// The package that the sheet was opened on, which identifies the sheet whatever it shows
        /// now.
        let id: PackageLicense.ID

        /// The package on the screen, as it was when the sheet was opened.
        var entry: PackageLicense { packages[index] }
    }

    /// Presents the sheet of a package.
    func open(_ packages: PackageRows, at index: Int) {
        sheet = Sheet(packages: packages, index: index, id: packages[index].id)
    }

    /// Goes to the next or previous package; stops at the ends.
    func goToPackage(by step: Int) {
        guard let next = sheet.map({ $0.index + step }),
            sheet?.packages.indices.contains(next) == true
        else { return }
        sheet?.index = next
    }
}
