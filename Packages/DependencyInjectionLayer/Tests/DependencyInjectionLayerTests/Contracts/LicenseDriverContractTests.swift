import ArchiveFixtures
import DebianRootFixtures
import DependencyInjectionLayer
import DomainLayer
import PresentationMocks
import Synchronization
import Testing

/// What presenters and commands rely on, whichever driver a container has.
///
/// The mock and the real driver must pass one contract, so that what works on mocks works.
struct LicenseDriverContract<Driver: LicenseDriverProtocol> {
    let driver: Driver
    /// A source with packages.
    let source: InventorySource
    /// A source that can't be read.
    let broken: InventorySource

    func holds() async throws {
        try await entriesAreOrderedAndUnique()
        try await twoReadingsAreEqual()
        try await progressEndsWithAllPackages()
        try await detailIsGivenWhereAsked()
        try await everyReferenceHasAText()
        try await theRevisionStaysWhileNothingChanges()
        await aBrokenSourceIsAnError()
        await aCancelledReadingEnds()
    }

    private func inventory(_ detail: InventoryDetail = []) async throws -> LicenseInventory {
        try await driver.licenses(in: source, detail: detail) { _ in }
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
        let seen = Mutex<[LoadProgress]>([])
        let count = try await driver.licenses(in: source, detail: []) { step in
            seen.withLock { $0.append(step) }
        }.entries.count
        let steps = seen.withLock(\.self)
        for step in steps {
            guard case .packages(let done, count) = step else {
                Issue.record("\(step)")
                continue
            }
            #expect(done <= count)
        }
        #expect(steps.contains(.packages(done: count, of: count)))
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

    private func aBrokenSourceIsAnError() async {
        await #expect(throws: LicenseDriverError.self) {
            try await driver.licenses(in: broken, detail: []) { _ in }
        }
    }

    private func aCancelledReadingEnds() async {
        let reading = Task { [driver, source] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await driver.licenses(in: source, detail: []) { _ in }
        }
        await #expect(throws: LicenseDriverError.cancelled) { try await reading.value }
    }
}

@Suite struct LicenseDriverContractTests {
    @Test func `the mock driver keeps the contract`() async throws {
        try await LicenseDriverContract(
            driver: MockLicenseDriver.samples, source: .standard, broken: .root("failure")
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
                broken: .root(root.hostPath("usr/share"))
            ).holds()
        }
    }

    @Test func `the container's driver keeps the contract over an Alpine system`() async throws {
        try await withDebianRoot { root in
            try root.add(.alpineOrchard)
            try await LicenseDriverContract(
                driver: DIContainer().licenseDriver, source: .root(root.path),
                broken: .root(root.hostPath("usr/share"))
            ).holds()
        }
    }

    @Test func `the container's driver keeps the contract over an image`() async throws {
        var files = SystemFiles()
        files.install("apple", license: "Zlib")
        files.install("rowan", license: "rowan\n Leave the berries to the birds.")
        for files in [files, .alpineOrchard] { try await hold(overImageOf: files) }
    }

    private func hold(overImageOf files: SystemFiles) async throws {
        let image = ImageBuilder([ImageBuilder.Layer(files.tar)])
        try await withDebianRoot { folder in
            try folder.file("image", image.dockerArchive)
            try folder.file("broken", Array(image.dockerArchive.dropLast(2000)))
            try await LicenseDriverContract(
                driver: DIContainer().licenseDriver, source: .root(folder.hostPath("image")),
                broken: .root(folder.hostPath("broken"))
            ).holds()
        }
    }
}
