import DomainLayer
import LicenseViews
import StyleDoubles
import Testing
import Wording

@testable import MVVMStyle

struct LicenseTextServiceTests {
    private let service = LicenseTextService(driver: FakeSystem(), source: .standard)

    @Test func `text, of a package with a file, marks the lines of its statements`() async throws {
        let entry = PackageLicense.samples[1]
        let license = try await FakeSystem().license(of: entry, in: .standard)
        let text = try await service.text(of: entry)
        #expect(text == SheetText(license, evidence: entry.statements))
        #expect(text != SheetText(license, evidence: []))
    }

    @Test func `text, of a package without a file, throws`() async {
        await #expect(throws: LicenseDriverError.noText("cedar:all")) {
            try await service.text(of: PackageLicense.samples[2])
        }
    }
}
