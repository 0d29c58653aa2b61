import DomainLayer
import LicenseViews
import StyleDoubles
import Testing
import Wording

@testable import MVVMStyle

struct PackageSelectionTests {
    @Test func `id, of a selection among several, is the selected package's`() {
        let selection = PackageSelection(packages: PackageRows(PackageLicense.samples), index: 1)
        #expect(selection.id == "birch:all")
        #expect(selection.packages.count == 3)
    }
}
