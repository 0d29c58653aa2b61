import DomainLayer
import LicenseViews
import StyleDoubles
import Testing
import Wording

@testable import MVVMStyle

struct PackageInventoryTests {
    @Test func `init, with a load's number and packages, keeps both`() {
        let inventory = PackageInventory(PackageLicense.samples, id: 4)
        #expect(inventory.id == 4)
        #expect(inventory.entries == PackageLicense.samples)
        #expect(inventory.index.keys.count == 3)
    }
}
