import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

struct LayerAttributionInteractorTests {
    private func history(
        of source: InventorySource, by driver: MockLicenseDriver = .samples
    ) async throws -> LayerHistory {
        let inventory = try await driver.licenses(in: source, detail: []) { _ in }
        return try await LayerAttributionInteractor(licenseDriver: driver)
            .history(of: source, endingWith: inventory)
    }

    @Test func `layers that touch packages are read, and the last one is known`() async throws {
        let recorder = CallRecorder<MockLicenseDriver.Call>()
        let history = try await history(
            of: .root("image"), by: .samples.recording(in: recorder))
        #expect(history.image == Samples.image)
        #expect(
            recorder.calls == [
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
        let inventory = try await MockLicenseDriver.samples.licenses(in: source, detail: []) {
            _ in
        }
        await #expect(throws: LicenseDriverError.unreadableArchive(source, .limit(.layers))) {
            try await LayerAttributionInteractor(
                licenseDriver: MockLicenseDriver.samples, rowLimit: 20
            )
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
            of: .root("image"), by: .failingLayers(.noPackageDatabase(path: "")))
        #expect(bare?.changes.map(\.layer) == Array(repeating: 4, count: 8))
        await #expect(throws: LicenseDriverError.cancelled) {
            try await history(of: .root("image"), by: .failingLayers(.cancelled))
        }
    }
}

extension MockLicenseDriver {
    /// The samples, with layers that can't be read.
    fileprivate static func failingLayers(_ error: LicenseDriverError) -> MockLicenseDriver {
        var driver = samples
        let whole = driver.licenses
        driver.licenses = { (source, detail, onProgress) async throws(LicenseDriverError) in
            if case .layer = source { throw error }
            return try await whole(source, detail, onProgress)
        }
        return driver
    }
}
