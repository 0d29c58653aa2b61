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
        await whatIsNoImageHasNoLayers()
        await aLayerThatIsNotThereIsAnError()
    }

    private func inventory(of source: InventorySource) async throws -> LicenseInventory {
        try await driver.licenses(in: source, detail: []) { _, _ in }
    }

    private func aSystemNamesItsImage() async throws {
        let identity = try #require(try await inventory(of: image).system.image)
        #expect(!identity.layers.isEmpty)
        #expect(identity.layers.contains(where: \.changesPackages))
        for digest in identity.layers.map(\.digest) + [identity.digest].compactMap(\.self) {
            #expect(digest.hasPrefix("sha256:") && digest.utf8.count == 71, "\(digest)")
        }
        #expect(try await inventory(of: system).system.image == nil)
    }

    private func theLastLayerThatTouchesPackagesLeavesTheWhole() async throws {
        let whole = try await inventory(of: image)
        let layers = whole.system.image?.layers ?? []
        let last = try #require(layers.lastIndex(where: \.changesPackages)) + 1
        for number in [last, layers.count] {
            let entries = try await inventory(of: .layer(number, of: image)).entries
            #expect(entries == whole.entries, "\(number)")
        }
    }

    private func aLayerIsTheSameTwice() async throws {
        let first = try await inventory(of: .layer(1, of: image))
        #expect(try await inventory(of: .layer(1, of: image)) == first)
    }

    private func whatIsNoImageHasNoLayers() async {
        await #expect(throws: LicenseDriverError.notAnImage(system)) {
            try await inventory(of: .layer(1, of: system))
        }
    }

    private func aLayerThatIsNotThereIsAnError() async {
        for number in [0, 1_000] {
            await #expect(
                throws: LicenseDriverError.unreadableArchive(image, .missingLayer(number))
            ) {
                try await inventory(of: .layer(number, of: image))
            }
        }
    }
}

@Suite struct ImageContractTests {
    @Test func `the stub driver keeps the contract`() async throws {
        try await ImageContract(
            driver: StubLicenseDriver(), image: .root("image"), system: .root("samples")
        ).holds()
    }
}
