import DomainLayer
import PresentationMocks
import Testing

struct SpyLicenseDriverTests {
    @Test func `it passes everything on and keeps what was asked, failures too`() async throws {
        let driver = SpyLicenseDriver()
        let inventory = try await driver.licenses(in: .standard, detail: .texts) { _, _ in }
        #expect(inventory.entries.count == 18)
        _ = try await driver.revision(of: .standard)
        await #expect(throws: LicenseDriverError.self) {
            try await driver.licenses(in: .root("failure"), detail: []) { _, _ in }
        }
        #expect(
            driver.calls == [
                .licenses(.standard, .texts), .revision(.standard), .licenses(.root("failure"), []),
            ])
    }

    @Test func `so does the one for texts`() async throws {
        let driver = SpyLicenseTextDriver()
        let entry = Samples.inventory.entries[0]
        #expect(try await driver.license(of: entry, in: .standard).name == "aozora-reader")
        #expect(try await driver.notices(of: [entry], in: .standard).packages.count == 1)
        #expect(
            driver.calls == [
                .license("aozora-reader:all", .standard),
                .notices(["aozora-reader:all"], .standard),
            ])
    }
}
