import DomainLayer
import LicenseViews
import StyleDoubles
import Testing
import Wording

@testable import VSAStyle

@MainActor
@Suite struct RouterTests {
    private let router = Router()

    @Test func `going stops at the ends, in one sheet`() {
        router.open(PackageRows(PackageLicense.samples), at: 1)
        let id = router.sheet?.id
        router.goToPackage(by: 1)
        router.goToPackage(by: 1)
        #expect(router.sheet?.entry.name == "cedar")
        router.goToPackage(by: -9)
        #expect(router.sheet?.entry.name == "cedar")
        router.goToPackage(by: -1)
        router.goToPackage(by: -1)
        router.goToPackage(by: -1)
        #expect(router.sheet?.entry.name == "apple")
        #expect(router.sheet?.id == id)
    }

    @Test func `without a sheet there is nowhere to go`() {
        router.goToPackage(by: 1)
        #expect(router.sheet == nil)
    }
}
