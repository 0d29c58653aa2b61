import DebianRootFixtures
import DependencyInjectionLayer
import DomainLayer
import PresentationMocks
import Testing

/// What listings, exports and policies rely on, whichever driver a container has.
struct InstallationDriverContract<
    Driver: InstallationDriverProtocol, LicenseDriver: LicenseDriverProtocol
> {
    let driver: Driver
    let licenseDriver: LicenseDriver
    /// A source with packages that were installed on request, and packages that others need.
    let source: InventorySource
    /// A source that can't be read.
    let broken: InventorySource

    func holds() async throws {
        try await nobodyOwnsAnUnknownPath()
        try await theGraphIsOfTheInventory()
        try await bothKindsOfReasonOccur()
        try await filesAreOfTheInventory()
        try await twoReadingsAreEqual()
        await aBrokenSourceIsTheSameErrorAsForTheInventory()
    }

    private func nobodyOwnsAnUnknownPath() async throws {
        #expect(try await driver.owners(of: "/no/such/file", in: source) == [])
    }

    private func theGraphIsOfTheInventory() async throws {
        let graph = try await driver.graph(of: source)
        let entries = try await licenseDriver.licenses(in: source, detail: []) { _ in }.entries
        let ids = Set(entries.map(\.id))
        for id in ids.sorted() {
            let dependencies = graph.dependencies(of: id)
            #expect(dependencies == Set(dependencies).sorted(), "\(id)")
            #expect(ids.isSuperset(of: dependencies) && !dependencies.contains(id), "\(id)")
            guard case .dependency(let chain, _) = graph.reason(for: id) else { continue }
            #expect(chain.count > 1 && chain.last == id, "\(id)")
            #expect(chain.first.map(graph.reason(for:)) == .manual, "\(id)")
            #expect(ids.isSuperset(of: chain), "\(id)")
        }
        #expect(graph.reason(for: "no-such-package:all") == .unknown)
    }

    private func bothKindsOfReasonOccur() async throws {
        let graph = try await driver.graph(of: source)
        let entries = try await licenseDriver.licenses(in: source, detail: []) { _ in }.entries
        let reasons = entries.map { graph.reason(for: $0.id) }
        #expect(reasons.contains(.manual))
        #expect(
            reasons.contains { reason in
                if case .dependency = reason { true } else { false }
            })
        #expect(entries.contains { !graph.dependencies(of: $0.id).isEmpty })
    }

    private func filesAreOfTheInventory() async throws {
        let entries = try await licenseDriver.licenses(in: source, detail: []) { _ in }.entries
        for (id, file) in try await driver.packageFiles(of: source) {
            #expect(entries.contains { $0.id == id }, "\(id)")
            #expect(file.sha256.count == 64 && file.name.hasSuffix(".deb"), "\(id)")
        }
    }

    private func twoReadingsAreEqual() async throws {
        #expect(try await driver.graph(of: source) == driver.graph(of: source))
    }

    private func aBrokenSourceIsTheSameErrorAsForTheInventory() async {
        let error = await #expect(throws: LicenseDriverError.self) {
            try await licenseDriver.licenses(in: broken, detail: []) { _ in }
        }
        guard let error else { return }
        await #expect(throws: error) { try await driver.graph(of: broken) }
    }
}

@Suite struct InstallationDriverContractTests {
    @Test func `the mock driver keeps the contract`() async throws {
        try await InstallationDriverContract(
            driver: MockInstallationDriver.samples, licenseDriver: MockLicenseDriver.samples,
            source: .standard, broken: .root("failure")
        ).holds()
    }

    @Test func `the container's driver keeps the contract`() async throws {
        try await withDebianRoot { root in
            try root.installOrchard()
            try root.install(
                "cider", architecture: "amd64", fields: ["Depends: apple, pear (>= 2:3~rc1)"])
            try await InstallationDriverContract(
                driver: DIContainer().installationDriver,
                licenseDriver: DIContainer().licenseDriver,
                source: .root(root.path), broken: .root(root.hostPath("usr/share"))
            ).holds()
        }
    }

    @Test func `the container's driver keeps the contract over an Alpine system`() async throws {
        try await withDebianRoot { root in
            try root.add(.alpineOrchard)
            try await InstallationDriverContract(
                driver: DIContainer().installationDriver,
                licenseDriver: DIContainer().licenseDriver,
                source: .root(root.path), broken: .root(root.hostPath("usr/share"))
            ).holds()
        }
    }
}
