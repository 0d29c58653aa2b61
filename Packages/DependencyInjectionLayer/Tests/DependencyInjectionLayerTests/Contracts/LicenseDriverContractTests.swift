import DebianRootFixtures
import DependencyInjectionLayer
import DomainLayer
import PresentationMocks
import Synchronization
import Testing

/// What presenters and commands rely on, whichever driver a container has.
///
/// The stub and the real driver are held to the same promises, so that what works on mocks works.
struct LicenseDriverContract<Driver: LicenseDriverProtocol> {
    let driver: Driver
    /// A source with packages, one of which at least has a text and one none.
    let source: InventorySource
    /// A source that can't be read.
    let broken: InventorySource
    /// The path at which the driver finds a copyright file that the source names.
    var hostPath: @Sendable (_ copyrightFile: String) -> String = { $0 }

    func holds() async throws {
        try await entriesAreOrderedAndUnique()
        try await twoReadingsAreEqual()
        try await progressEndsWithAllPackages()
        try await detailIsGivenWhereAsked()
        try await everyReferenceHasAText()
        try await theRevisionStaysWhileNothingChanges()
        try await textsAreOfTheRowsThatHaveThem()
        try await nobodyOwnsAnUnknownPath()
        try await aFileStatesWhatItsRowDoes()
        await aMissingFileIsAnErrorThatNamesIt()
        await aBrokenSourceIsAnError()
        await aCancelledReadingEnds()
    }

    private func inventory(_ detail: InventoryDetail = []) async throws -> LicenseInventory {
        try await driver.licenses(in: source, detail: detail) { _, _ in }
    }

    private func entriesAreOrderedAndUnique() async throws {
        let entries = try await inventory().entries
        #expect(!entries.isEmpty)
        for (first, second) in zip(entries, entries.dropFirst()) {
            let isOrdered =
                first.name == second.name
                ? first.architecture.utf8.lexicographicallyPrecedes(second.architecture.utf8)
                : first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
            #expect(isOrdered, "\(first.id) before \(second.id)")
        }
        for entry in entries where entry.expression == nil {
            #expect(entry.reason != nil, "\(entry.id) has neither answer nor reason")
            #expect(entry.basis == .none, "\(entry.id)")
        }
    }

    private func twoReadingsAreEqual() async throws {
        #expect(try await inventory([.digests, .texts]) == inventory([.digests, .texts]))
    }

    private func progressEndsWithAllPackages() async throws {
        let seen = Mutex<[[Int]]>([])
        let count = try await driver.licenses(in: source, detail: []) { done, total in
            seen.withLock { $0.append([done, total]) }
        }.entries.count
        let steps = seen.withLock(\.self)
        #expect(steps.allSatisfy { $0[0] <= $0[1] && $0[1] == count })
        #expect(steps.contains([count, count]))
    }

    private func detailIsGivenWhereAsked() async throws {
        #expect(try await inventory().entries.allSatisfy { $0.textDigest == nil })
        let digests = try await inventory(.digests).entries.compactMap(\.textDigest)
        #expect(!digests.isEmpty)
        for digest in digests {
            #expect(digest.hasPrefix("sha256:") && digest.utf8.count == 71, "\(digest)")
        }
        #expect(try await inventory().texts.isEmpty)
    }

    private func everyReferenceHasAText() async throws {
        let inventory = try await inventory(.texts)
        let references = Set(inventory.entries.flatMap(\.licenses)).filter {
            $0.hasPrefix("LicenseRef-") && $0 != LicenseTerm.publicDomain.id
        }
        #expect(!references.isEmpty)
        #expect(Set(inventory.texts.keys) == references)
        #expect(inventory.texts.values.allSatisfy { $0.contains { !$0.isWhitespace } })
    }

    private func theRevisionStaysWhileNothingChanges() async throws {
        let revision = try await driver.revision(of: source)
        _ = try await inventory()
        #expect(try await driver.revision(of: source) == revision)
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

    private func nobodyOwnsAnUnknownPath() async throws {
        #expect(try await driver.owners(of: "/no/such/file", in: source) == [])
    }

    private func aFileStatesWhatItsRowDoes() async throws {
        let entries = try await inventory().entries.filter { $0.reason == nil }
        #expect(!entries.isEmpty)
        for entry in entries {
            let source = IdentificationSource.file(path: hostPath(entry.copyrightFile ?? ""))
            #expect(
                try await driver.identify(source)
                    == IdentifiedFile(
                        source: source,
                        format: try #require(entry.format),
                        basis: entry.basis,
                        expression: entry.expression,
                        mainExpression: entry.mainExpression,
                        statements: entry.statements,
                        findings: entry.findings))
        }
    }

    private func aMissingFileIsAnErrorThatNamesIt() async {
        let source = IdentificationSource.file(path: "/no/such/file")
        await #expect(
            throws: LicenseDriverError.unreadableFile(
                source, .system(message: "No such file or directory"))
        ) {
            try await driver.identify(source)
        }
    }

    private func aBrokenSourceIsAnError() async {
        await #expect(throws: LicenseDriverError.self) {
            try await driver.licenses(in: broken, detail: []) { _, _ in }
        }
    }

    private func aCancelledReadingEnds() async {
        let reading = Task { [driver, source] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await driver.licenses(in: source, detail: []) { _, _ in }
        }
        await #expect(throws: LicenseDriverError.cancelled) { try await reading.value }
    }
}

@Suite struct LicenseDriverContractTests {
    @Test func `the stub driver keeps the contract`() async throws {
        try await LicenseDriverContract(
            driver: StubLicenseDriver(), source: .standard, broken: .root("failure")
        ).holds()
    }

    @Test func `the container's driver keeps the contract`() async throws {
        try await withDebianRoot { root in
            try root.installOrchard()
            try root.install(
                "rowan",
                copyright: """
                    Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

                    Files: *
                    License: rowan and public-domain

                    License: rowan
                     Leave the berries to the birds.

                    """)
            try await LicenseDriverContract(
                driver: DIContainer().licenseDriver, source: .root(root.path),
                broken: .root(root.hostPath("usr/share")),
                hostPath: { root.hostPath($0) }
            ).holds()
        }
    }
}
