import DebianRootFixtures
import DependencyInjectionLayer
import DomainLayer
import PresentationMocks
import Testing

/// What exports rely on, whichever driver a container has.
struct LicenseNoticeDriverContract<
    Driver: LicenseNoticeDriverProtocol, LicenseDriver: LicenseDriverProtocol
> {
    let driver: Driver
    let licenseDriver: LicenseDriver
    /// A source with packages, one of which at least has a text.
    let source: InventorySource
    /// A source that can't be read.
    let broken: InventorySource

    func holds() async throws {
        let entries = try await licenseDriver.licenses(in: source, detail: []) { _, _ in }.entries
        let notices = try await driver.notices(of: entries, in: source)
        #expect(!notices.texts.isEmpty)
        #expect(Set(entries.map(\.id)).isSuperset(of: notices.packages.keys))
        for (id, notice) in notices.packages {
            #expect(notice.texts.allSatisfy(notices.texts.indices.contains), "\(id)")
            #expect(Set(notice.texts).count == notice.texts.count, "\(id)")
        }
        #expect(Set(notices.packages.values.flatMap(\.texts)) == Set(notices.texts.indices))
        #expect(try await driver.notices(of: entries, in: source) == notices)
        #expect(try await driver.notices(of: [], in: source) == LicenseNotices())
        let error = await #expect(throws: LicenseDriverError.self) {
            try await licenseDriver.licenses(in: broken, detail: []) { _, _ in }
        }
        guard let error else { return }
        await #expect(throws: error) { try await driver.notices(of: [], in: broken) }
    }
}

@Suite struct LicenseNoticeDriverContractTests {
    @Test(arguments: ["samples", "troubled", "large"])
    func `the stub driver keeps the contract`(scenario: String) async throws {
        try await LicenseNoticeDriverContract(
            driver: StubNoticeDriver(), licenseDriver: StubLicenseDriver(),
            source: .root(scenario), broken: .root("failure")
        ).holds()
    }

    @Test func `the container's driver keeps the contract`() async throws {
        try await withDebianRoot { root in
            try root.installOrchard()
            try await LicenseNoticeDriverContract(
                driver: DIContainer().noticeDriver, licenseDriver: DIContainer().licenseDriver,
                source: .root(root.path), broken: .root("\(root.path)/no-such-folder")
            ).holds()
        }
    }
}
