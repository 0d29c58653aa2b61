import DomainLayer
import PresentationLayer
import PresentationMocks
import Synchronization
import Testing

struct LayerHistoryInteractorTests {
    private func history(
        of source: InventorySource, by driver: some LicenseDriverProtocol = StubLicenseDriver()
    ) async throws -> LayerHistory {
        let inventory = try await driver.licenses(in: source, detail: []) { _, _ in }
        return try await LayerHistoryInteractor(licenseDriver: driver)
            .history(of: source, endingWith: inventory)
    }

    @Test func `layers that touch packages are read, and the last one is known`() async throws {
        let driver = SpyLicenseDriver()
        let history = try await history(of: .root("image"), by: driver)
        #expect(history.image == Samples.image)
        #expect(
            driver.calls == [
                .licenses(.root("image"), []), .licenses(.layer(1, of: .root("image")), []),
                .licenses(.layer(2, of: .root("image")), []),
            ])
    }

    @Test func `what was added, changed and removed is told by layer`() async throws {
        let changes = try await history(of: .root("image")).changes
        #expect(changes.filter { $0.layer == 1 }.allSatisfy { $0.old == nil })
        #expect(
            changes.filter { $0.layer > 1 }.map {
                [$0.package.name, $0.old?.version ?? "", $0.new?.version ?? ""]
            } == [
                ["base-almanac", "2023a-1", "2023c-1"],
                ["brook", "", "2.7.4-11"],
                ["ember-fonts", "", "2.003-1"],
                ["fathom", "6.4.2-3", "7.1.0+git20230114-1"],
                ["kestrel", "", "5.0.3-4"],
                ["quern", "0.4-2", ""],
            ])
        #expect(changes.last?.layer == 4)
    }

    @Test func `layers of more packages than anybody compares are an error`() async throws {
        let source = InventorySource.root("image")
        let inventory = try await StubLicenseDriver().licenses(in: source, detail: []) { _, _ in }
        await #expect(throws: LicenseDriverError.unreadableArchive(source, .limit(.layers))) {
            try await LayerHistoryInteractor(licenseDriver: StubLicenseDriver(), rowLimit: 20)
                .history(of: source, endingWith: inventory)
        }
    }

    @Test func `what is no image has no layers`() async {
        await #expect(throws: LicenseDriverError.notAnImage(.root("samples"))) {
            try await history(of: .root("samples"))
        }
    }

    @Test func `a layer without a whole database has nothing, any other failure ends it`() async {
        let bare = try? await history(
            of: .root("image"), by: FailingLayers(.notDebianRoot(path: "")))
        #expect(bare?.changes.map(\.layer) == Array(repeating: 4, count: 8))
        await #expect(throws: LicenseDriverError.cancelled) {
            try await history(of: .root("image"), by: FailingLayers(.cancelled))
        }
    }
}

/// The samples, with layers that can't be read.
private struct FailingLayers: LicenseDriverProtocol {
    let error: LicenseDriverError
    private let whole = StubLicenseDriver()

    init(_ error: LicenseDriverError) {
        self.error = error
    }

    func licenses(
        in source: InventorySource, detail: InventoryDetail,
        onProgress: @escaping @Sendable (Int, Int) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory {
        if case .layer = source { throw error }
        return try await whole.licenses(in: source, detail: detail, onProgress: onProgress)
    }

    func revision(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InventoryRevision {
        try await whole.revision(of: source)
    }
}
