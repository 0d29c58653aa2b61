import DebianRootFixtures
import DependencyInjectionLayer
import DomainLayer
import PresentationMocks
import Testing

/// What sheets, searches and exports rely on, whichever driver a container has.
struct LicenseTextDriverContract<
    Driver: LicenseTextDriverProtocol, LicenseDriver: LicenseDriverProtocol
> {
    let driver: Driver
    let licenseDriver: LicenseDriver
    /// A source with packages, at least one of which has a text and one has none.
    let source: InventorySource
    /// A source that can't be read.
    let broken: InventorySource

    func holds() async throws {
        try await textsAreOfTheRowsThatHaveThem()
        try await noticesAreOfTheRows()
        try await copyrightFilesAreThoseOfTheRows()
    }

    private func inventory() async throws -> LicenseInventory {
        try await licenseDriver.licenses(in: source, detail: []) { _ in }
    }

    private func textsAreOfTheRowsThatHaveThem() async throws {
        for entry in try await inventory().entries {
            if entry.format == nil {
                await #expect(throws: LicenseDriverError.noText(entry.id)) {
                    try await driver.license(of: entry, in: source)
                }
            } else {
                let license = try await driver.license(of: entry, in: source)
                #expect(license.id == entry.id)
                #expect(license.name == entry.name)
                #expect(!license.body.isEmpty)
            }
        }
    }

    private func noticesAreOfTheRows() async throws {
        let entries = try await inventory().entries
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
            try await licenseDriver.licenses(in: broken, detail: []) { _ in }
        }
        guard let error else { return }
        await #expect(throws: error) { try await driver.notices(of: [], in: broken) }
    }

    private func copyrightFilesAreThoseOfTheRows() async throws {
        let entries = try await inventory().entries
        let files = try await driver.copyrightFiles(of: entries, in: source)
        #expect(Set(files.files.map(\.body)).count == files.files.count)
        let bodies = files.files.reduce(into: [PackageLicense.ID: [String]]()) { bodies, file in
            for package in file.packages { bodies[package, default: []].append(file.body) }
        }
        #expect(Set(entries.map(\.id)).isSuperset(of: bodies.keys))
        for entry in entries where entry.format != nil {
            let text = try await driver.license(of: entry, in: source).body
            let own = try #require(bodies[entry.id])
            // One file is the package's text; several are parts of it.
            #expect(own.count == 1 ? own == [text] : own.allSatisfy(text.contains), "\(entry.id)")
        }
        #expect(try await driver.copyrightFiles(of: [], in: source) == CopyrightFiles())
        await #expect(throws: LicenseDriverError.self) {
            try await driver.copyrightFiles(of: [], in: broken)
        }
    }
}

@Suite struct LicenseTextDriverContractTests {
    @Test(arguments: ["samples", "troubled", "large"])
    func `the mock driver keeps the contract`(scenario: String) async throws {
        try await LicenseTextDriverContract(
            driver: MockLicenseTextDriver.samples, licenseDriver: MockLicenseDriver.samples,
            source: .root(scenario), broken: .root("failure")
        ).holds()
    }

    @Test func `the container's driver keeps the contract`() async throws {
        try await withDebianRoot { root in
            try root.installOrchard()
            try await LicenseTextDriverContract(
                driver: DIContainer().licenseTextDriver, licenseDriver: DIContainer().licenseDriver,
                source: .root(root.path), broken: .root("\(root.path)/no-such-folder")
            ).holds()
        }
    }

    @Test func `the container's driver keeps the contract over an Alpine system`() async throws {
        try await withDebianRoot { root in
            try root.add(.alpineOrchard)
            try await LicenseTextDriverContract(
                driver: DIContainer().licenseTextDriver, licenseDriver: DIContainer().licenseDriver,
                source: .root(root.path), broken: .root("\(root.path)/no-such-folder")
            ).holds()
        }
    }
}
