import ArchiveFixtures
import DebianRootFixtures
import DependencyInjectionLayer
import DomainLayer
import PresentationMocks
import Testing

/// What the history of an image's layers relies on, whichever driver a container has.
struct ImageContract<Driver: LicenseDriverProtocol> {
    let driver: Driver
    /// An image with packages.
    let image: InventorySource
    /// A system that is no image.
    let system: InventorySource

    func holds() async throws {
        try await aSystemNamesItsImage()
        try await theLastLayerThatTouchesPackagesLeavesTheWhole()
        try await aLayerIsTheSameTwice()
        await aLayerThatIsNotThereIsAnError()
    }

    private func inventory(of source: InventorySource) async throws -> LicenseInventory {
        try await driver.licenses(in: source, detail: []) { _ in }
    }

    private func aSystemNamesItsImage() async throws {
        let identity = try #require(try await inventory(of: image).system.image)
        #expect(identity.layers.contains { $0.changesPackages })
        for digest in identity.layers.map(\.digest) + [identity.digest].compactMap(\.self) {
            #expect(digest.hasPrefix("sha256:") && digest.utf8.count == 71, "\(digest)")
        }
        #expect(try await inventory(of: system).system.image == nil)
    }

    private func theLastLayerThatTouchesPackagesLeavesTheWhole() async throws {
        let whole = try await inventory(of: image)
        let layers = whole.system.image?.layers ?? []
        let last = try #require(layers.lastIndex { $0.changesPackages }) + 1
        for number in [last, layers.count] {
            let entries = try await inventory(of: .layer(number, of: image)).entries
            #expect(entries == whole.entries, "\(number)")
        }
    }

    private func aLayerIsTheSameTwice() async throws {
        let first = try await inventory(of: .layer(1, of: image))
        #expect(try await inventory(of: .layer(1, of: image)) == first)
    }

    private func aLayerThatIsNotThereIsAnError() async {
        for (number, source) in [(0, image), (1_000, image), (1, system)] {
            await #expect(
                throws: LicenseDriverError.unreadableArchive(source, .missingLayer(number))
            ) {
                try await inventory(of: .layer(number, of: source))
            }
        }
    }
}

@Suite struct ImageContractTests {
    @Test func `the mock driver keeps the contract`() async throws {
        try await ImageContract(
            driver: MockLicenseDriver.samples, image: .root("image"), system: .root("samples")
        ).holds()
    }

    @Test func `the container's driver keeps the contract`() async throws {
        var base = SystemFiles()
        base.install("apple", license: "Zlib")
        base.install("plum", license: "ISC")
        var last = SystemFiles()
        last.install("apple", version: "2.0-1", license: "Expat")
        let image = ImageBuilder([
            ImageBuilder.Layer(base.tar), ImageBuilder.Layer(last.tar),
            ImageBuilder.Layer(TarBuilder().bytes),
        ])
        try await withDebianRoot { folder in
            try folder.file("image", image.dockerArchive)
            try folder.file("system", base.tar)
            try await ImageContract(
                driver: DIContainer().licenseDriver, image: .root(folder.hostPath("image")),
                system: .root(folder.hostPath("system"))
            ).holds()
        }
    }
}
