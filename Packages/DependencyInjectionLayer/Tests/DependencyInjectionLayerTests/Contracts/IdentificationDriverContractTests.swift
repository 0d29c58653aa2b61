import DebianRootFixtures
import DependencyInjectionLayer
import DomainLayer
import PresentationMocks
import Testing

/// What `identify` relies on, whichever driver a container has.
struct IdentificationDriverContract<
    Driver: IdentificationDriverProtocol, LicenseDriver: LicenseDriverProtocol
> {
    let driver: Driver
    let licenseDriver: LicenseDriver
    /// A source with packages that have an answer.
    let source: InventorySource
    /// The path at which the driver finds a copyright file that the source names.
    var hostPath: @Sendable (_ copyrightFile: String) -> String = { $0 }

    func holds() async throws {
        try await aFileStatesWhatItsRowDoes()
        await aMissingFileIsAnErrorThatNamesIt()
    }

    private func aFileStatesWhatItsRowDoes() async throws {
        let entries = try await licenseDriver.licenses(in: source, detail: []) { _ in }
            .entries.filter { $0.reason == nil }
        #expect(!entries.isEmpty)
        for entry in entries {
            let source = InputSource.path(hostPath(entry.copyrightFile ?? ""))
            let file = try await driver.identify(source)
            #expect(
                file.unexplainedLines.count == entry.unexplained.reduce(0) { $0 + $1.count })
            #expect(
                file
                    == IdentifiedFile(
                        source: source,
                        format: try #require(entry.format),
                        basis: entry.basis,
                        expression: entry.expression,
                        mainExpression: entry.mainExpression,
                        statements: entry.statements,
                        // A loose file is in no part of the archive.
                        findings: entry.findings.filter { $0.kind != .freeLicenseInNonFree },
                        unexplained: entry.unexplained,
                        unexplainedLines: file.unexplainedLines))
        }
    }

    private func aMissingFileIsAnErrorThatNamesIt() async {
        let source = InputSource.path("/no/such/file")
        await #expect(
            throws: LicenseDriverError.unreadableFile(
                source, .unreadable(message: "No such file or directory"))
        ) {
            try await driver.identify(source)
        }
    }
}

@Suite struct IdentificationDriverContractTests {
    @Test func `the mock driver keeps the contract`() async throws {
        try await IdentificationDriverContract(
            driver: MockIdentificationDriver.samples, licenseDriver: MockLicenseDriver.samples,
            source: .standard
        ).holds()
    }

    @Test func `the container's driver keeps the contract`() async throws {
        try await withDebianRoot { root in
            try root.installOrchard()
            try await IdentificationDriverContract(
                driver: DIContainer().identificationDriver,
                licenseDriver: DIContainer().licenseDriver, source: .root(root.path),
                hostPath: { root.hostPath($0) }
            ).holds()
        }
    }
}
