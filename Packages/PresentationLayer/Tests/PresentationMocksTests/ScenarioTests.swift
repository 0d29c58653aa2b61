import DomainLayer
import PresentationMocks
import Testing

struct ScenarioTests {
    private func inventory(
        of source: InventorySource
    ) async throws -> LicenseInventory {
        try await MockLicenseDriver.samples.licenses(in: source, detail: []) { _ in }
    }

    @Test(arguments: [(1, 6), (2, 9), (3, 9), (4, 8)])
    func `the image has packages after each of its layers`(layer: Int, count: Int) async throws {
        let inventory = try await inventory(of: .layer(layer, of: .root("image")))
        #expect(inventory.entries.count == count)
        #expect(inventory.system.image == Samples.image)
        #expect(inventory.entries.map(\.name).contains("quern") == (layer < 4))
    }

    @Test func `standard input, and its own platform, hold the image`() async throws {
        let image = try await inventory(of: .root("image"))
        #expect(try await inventory(of: .root(.standardInput)) == image)
        #expect(
            try await inventory(of: .root(.path("image"), platform: "linux/amd64")) == image)
        #expect(try await inventory(of: .layer(4, of: .root("image"))) == image)
    }

    @Test(
        arguments: [
            (
                .layer(1, of: .standard), .unreadableArchive(.standard, .missingLayer(1))
            ),
            (
                .layer(5, of: .root("image")),
                .unreadableArchive(.root("image"), .missingLayer(5))
            ),
            (
                .root(.path("image"), platform: "linux/arm64"),
                .unreadableArchive(
                    .root(.path("image"), platform: "linux/arm64"),
                    .unknownImage("linux/arm64", known: ["linux/amd64"]))
            ),
            (
                .packages(["a.deb", "b.deb"]),
                .unknownSource("a.deb b.deb", known: Scenario.allCases.map(\.rawValue))
            ),
        ] as [(InventorySource, LicenseDriverError)])
    func `what a scenario lacks is refused as a real driver does`(
        source: InventorySource, error: LicenseDriverError
    ) async {
        await #expect(throws: error) { try await inventory(of: source) }
    }
}
