import DomainLayer
import LicenseViews
import StyleDoubles
import Testing

@testable import VSAStyle

@MainActor
@Suite struct InventoryClientTests {
    private let system = FakeSystem()

    private func client(_ system: some TestSystem) -> InventoryClient {
        InventoryClient(Container(system: system, clockDriver: ManualClock()), source: .standard)
    }

    @Test func `packages come with what their filter takes`() async throws {
        let table = try await client(system).packages { _ in }
        #expect(table.entries == LicenseEntry.samples)
        #expect(
            table.index.keys == ["apple\nmit or zlib", "birch\nisc", "cedar\nno copyright file"])
    }

    @Test func `of the progress the newest step is told, and the last for sure`() async throws {
        let system = StubbornSystem(steps: 1000)
        var steps: [Int] = []
        _ = try await client(system).packages { progress in
            // No step is taken before the driver has told all.
            if steps.isEmpty {
                while system.inventories.count == 0 {}
                system.inventories.give(.success(.named()), to: 0)
            }
            steps.append(progress.done)
        }
        #expect(steps.last == 1000)
        #expect(steps.count <= 2)
    }

    @Test func `a failure is thrown`() async {
        system.fail(with: .notDebianRoot(path: "/orchard"))
        await #expect(throws: LicenseDriverError.notDebianRoot(path: "/orchard")) {
            try await client(system).packages { _ in }
        }
    }

    @Test func `cancelling ends the driver's call`() async {
        system.hold()
        let client = client(system)
        let reading = Task { try await client.packages { _ in } }
        while system.reads == 0 { await Task.yield() }
        reading.cancel()
        await #expect(throws: LicenseDriverError.cancelled) { try await reading.value }
    }

    @Test func `why packages are installed is nil if it can't be read`() async {
        #expect(await client(StubbornSystem()).installation() == nil)
        #expect(await client(system).installation() != nil)
    }
}
