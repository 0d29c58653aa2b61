import DomainLayer
import LicenseViews
import StyleDoubles
import Testing
import Wording

@testable import VSAStyle

@MainActor
@Suite struct InventoryClientTests {
    private let system = FakeSystem()

    private func client(_ system: some TestSystem) -> InventoryClient {
        InventoryClient(Container(system: system, clockDriver: ManualClock()), source: .standard)
    }

    @Test func `packages come with what their filter takes`() async throws {
        let inventory = try await client(system).inventory { _ in }
        #expect(inventory.entries == PackageLicense.samples)
        #expect(
            inventory.index.keys == [
                "apple\nmit or zlib", "birch\nisc", "cedar\nno copyright file",
            ])
    }

    @Test func `of the progress the newest step is reported, and the last for sure`() async throws {
        let system = StubbornSystem(steps: 1000)
        var steps: [LoadProgress] = []
        _ = try await client(system).inventory { progress in
            // Receives the first step only once the driver has reported all.
            if steps.isEmpty {
                while system.inventories.count == 0 {}
                system.inventories.give(.success(.named()), to: 0)
            }
            steps.append(progress)
        }
        #expect(steps.last == .packages(done: 1000, of: 1000))
        #expect(steps.count <= 2)
    }

    @Test func `a failure is thrown`() async {
        system.fail(with: .noPackageDatabase(path: "/orchard"))
        await #expect(throws: LicenseDriverError.noPackageDatabase(path: "/orchard")) {
            try await client(system).inventory { _ in }
        }
    }

    @Test func `cancelling ends the driver's call`() async {
        system.hold()
        let client = client(system)
        let reading = Task { try await client.inventory { _ in } }
        await eventually { system.reads == 1 }
        reading.cancel()
        await #expect(throws: LicenseDriverError.cancelled) { try await reading.value }
    }

    @Test func `why packages are installed is thrown if it can't be read`() async throws {
        await #expect(throws: LicenseDriverError.notDebianRoot(path: "/orchard")) {
            try await client(StubbornSystem()).installation()
        }
        let graph = try await client(system).installation()
        #expect(graph.reason(for: "apple:all") == .manual)
    }
}
