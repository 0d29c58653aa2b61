import DomainLayer
import PresentationMocks
import Testing

struct MockInventoryFileDriverTests {
    private let driver = MockInventoryFileDriver.samples

    @Test(arguments: [("samples.json", 18), ("spring.json", 17), ("empty.json", 0)])
    func `a scenario has its saved listing`(name: String, packages: Int) async throws {
        let listing = try await driver.inventory(at: .path(name))
        #expect(listing?.inventory.entries.count == packages)
        #expect(listing?.inventory.system.name == Samples.system.name)
        #expect(listing?.hasDigests == (packages > 0))
    }

    @Test func `standard input holds the listing of spring`() async throws {
        let listing = try await driver.inventory(at: .standardInput)
        #expect(listing == SavedListing(Samples.springInventory))
    }

    @Test(arguments: ["samples", "nowhere"])
    func `every other name is that of a system`(name: String) async throws {
        #expect(try await driver.inventory(at: .path(name)) == nil)
    }

    @Test func `what could not be listed is cut short, and what was never listed is missing`() async
    {
        await #expect(
            throws: InventoryFileError.invalid(
                .path("failure.json"),
                InventoryFileProblem(.endsEarly, line: 7, column: 15, keyPath: "packages[0].name"))
        ) {
            try await driver.inventory(at: .path("failure.json"))
        }
        await #expect(
            throws: InventoryFileError.unreadable(
                .path("attic.json"), message: "No such file or directory")
        ) {
            try await driver.inventory(at: .path("attic.json"))
        }
    }
}
