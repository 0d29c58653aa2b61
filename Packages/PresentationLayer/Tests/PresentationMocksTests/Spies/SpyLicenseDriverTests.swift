import DomainLayer
import PresentationMocks
import Testing

struct SpyLicenseDriverTests {
    @Test func `it passes everything on and keeps what was asked, failures too`() async throws {
        let driver = SpyLicenseDriver()
        let inventory = try await driver.licenses(in: .standard, detail: .texts) { _, _ in }
        #expect(inventory.entries.count == 18)
        let license = try await driver.license(of: inventory.entries[0], in: .standard)
        #expect(license.name == "aozora-reader")
        #expect(try await driver.owners(of: "/usr/bin/kestrel", in: .standard) == ["kestrel:amd64"])
        #expect(try await driver.identify(.standardInput).basis == .pointer)
        await #expect(throws: LicenseDriverError.self) {
            try await driver.licenses(in: .root("failure"), detail: []) { _, _ in }
        }
        #expect(
            driver.calls == [
                .licenses(.standard, .texts),
                .license("aozora-reader:all", .standard),
                .owners(path: "/usr/bin/kestrel", .standard),
                .identify(.standardInput),
                .licenses(.root("failure"), []),
            ])
    }
}
