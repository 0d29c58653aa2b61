import DomainLayer
import LicenseViews
import StyleDoubles
import Testing

@testable import MVVMStyle

@Suite(.timeLimit(.minutes(1)))
struct LicenseInventoryServiceTests {
    private let system = FakeSystem()
    private var service: LicenseInventoryService<FakeSystem> {
        LicenseInventoryService(driver: system, source: .standard)
    }

    private func read(
        _ service: LicenseInventoryService<FakeSystem>
    ) async throws -> (steps: [ReadingProgress], inventory: PackageInventory) {
        let (stream, progress) = AsyncStream.makeStream(of: ReadingProgress.self)
        let inventory = try await service.read(telling: progress)
        return (await stream.reduce(into: []) { $0.append($1) }, inventory)
    }

    @Test func `read, from a driver, gives its packages, their index and its progress`()
        async throws
    {
        let (steps, inventory) = try await read(service)
        #expect(steps == [ReadingProgress(done: 1, total: 3)])
        #expect(inventory.entries == LicenseEntry.samples)
        #expect(inventory.index.licenses == 3)
    }

    @Test func `read, time and again, numbers what it gives`() async throws {
        let service = service
        let first = try await read(service).inventory
        let second = try await read(service).inventory
        #expect(first.id != second.id)
    }

    @Test func `read, from a driver that fails, throws and finishes the progress`() async {
        system.fail(with: .notDebianRoot(path: "/orchard"))
        let (stream, progress) = AsyncStream.makeStream(of: ReadingProgress.self)
        await #expect(throws: LicenseDriverError.notDebianRoot(path: "/orchard")) {
            try await service.read(telling: progress)
        }
        for await _ in stream {}
    }

    @Test func `hasChanged, before a reading, after it and after a change, tells them apart`()
        async throws
    {
        let service = service
        #expect(await service.hasChanged())
        _ = try await read(service)
        #expect(await !service.hasChanged())
        system.install([])
        #expect(await service.hasChanged())
        _ = try await read(service)
        #expect(await !service.hasChanged())
    }

    @Test func `hasChanged, after a change while it was reading, is true`() async throws {
        let service = service
        system.hold()
        let reading = Task { try await read(service) }
        while system.reads == 0 { await Task.yield() }
        system.install([])
        system.release()
        _ = try await reading.value
        #expect(await service.hasChanged())
    }

    @Test func `hasChanged, after a change that a cancelled reading saw, is true`() async throws {
        let service = service
        _ = try await read(service)
        system.install([])
        let reading = Task { try await read(service) }
        reading.cancel()
        await #expect(throws: LicenseDriverError.cancelled) { try await reading.value }
        #expect(await service.hasChanged())
    }
}
