import DomainLayer
import LicenseViews
import StyleDoubles
import Testing
import Wording

@testable import MVVMStyle

@Suite(.timeLimit(.minutes(10)))
struct LicenseInventoryServiceTests {
    private let system = FakeSystem()
    private var service: LicenseInventoryService<FakeSystem> {
        LicenseInventoryService(driver: system, source: .standard)
    }

    private func load(
        _ service: LicenseInventoryService<FakeSystem>
    ) async throws -> (steps: [LoadProgress], inventory: PackageInventory) {
        let (stream, progress) = AsyncStream.makeStream(of: LoadProgress.self)
        let inventory = try await service.load(reporting: progress)
        return (await stream.reduce(into: []) { $0.append($1) }, inventory)
    }

    @Test func `load, from a driver, gives its packages, their index and its progress`()
        async throws
    {
        let (steps, inventory) = try await load(service)
        #expect(steps == [.packages(done: 1, of: 3)])
        #expect(inventory.entries == PackageLicense.samples)
        #expect(inventory.index.licenses == 3)
    }

    @Test func `load, time and again, numbers what it gives`() async throws {
        let service = service
        let first = try await load(service).inventory
        let second = try await load(service).inventory
        #expect(first.id != second.id)
    }

    @Test func `load, from a driver that fails, throws and finishes the progress`() async {
        system.fail(with: .noPackageDatabase(path: "/orchard"))
        let (stream, progress) = AsyncStream.makeStream(of: LoadProgress.self)
        await #expect(throws: LicenseDriverError.noPackageDatabase(path: "/orchard")) {
            try await service.load(reporting: progress)
        }
        for await _ in stream {}
    }

    @Test func `hasChanged, before a load, after it and after a change, tells them apart`()
        async throws
    {
        let service = service
        #expect(await service.hasChanged())
        _ = try await load(service)
        #expect(await !service.hasChanged())
        system.install([])
        #expect(await service.hasChanged())
        _ = try await load(service)
        #expect(await !service.hasChanged())
    }

    @Test func `hasChanged, after a change while it was loading, is true`() async throws {
        let service = service
        system.hold()
        let loading = Task { try await load(service) }
        await eventually { system.reads == 1 }
        system.install([])
        system.release()
        _ = try await loading.value
        #expect(await service.hasChanged())
    }

    @Test func `hasChanged, after a change that a cancelled load saw, is true`() async throws {
        let service = service
        _ = try await load(service)
        system.install([])
        let loading = Task { try await load(service) }
        loading.cancel()
        await #expect(throws: LicenseDriverError.cancelled) { try await loading.value }
        #expect(await service.hasChanged())
    }
}
