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

    /// The states of a load.
    private func load(
        _ service: LicenseInventoryService<FakeSystem>
    ) async -> [LoadState<PackageInventory, LicenseDriverError>] {
        await service.load().reduce(into: []) { $0.append($1) }
    }

    @Test func `load, from a driver, gives its packages and their index`() async throws {
        let inventory = try #require(await load(service).last?.value)
        #expect(inventory.entries == PackageLicense.samples)
        #expect(inventory.index.licenses == 3)
    }

    @Test func `load, while the driver reads, says how far it is`() async {
        system.hold()
        for await state in await service.load() {
            guard case .loading(let progress) = state else { continue }
            #expect(progress == .packages(done: 1, of: 3))
            system.release()
            return
        }
        Issue.record("no progress")
    }

    @Test func `load, from a driver that fails, ends with the error`() async {
        system.fail(with: .noPackageDatabase(path: "/orchard"))
        guard case .failure(let error) = await load(service).last else {
            Issue.record("no failure")
            return
        }
        #expect(error == .noPackageDatabase(path: "/orchard"))
    }

    @Test func `finish, after a load was cancelled, returns once the driver has ended`() async {
        let service = service
        system.hold()
        let loading = Task { await load(service) }
        await eventually { system.reads == 1 }
        loading.cancel()
        _ = await loading.value
        await service.finish()
        #expect(system.cancellations == 1)
    }

    @Test func `inventories, with a load before and after, gives both`() async throws {
        let service = service
        _ = await load(service)
        var inventories = await service.inventories().makeAsyncIterator()
        #expect(await inventories.next()?.entries.count == 3)
        system.install([])
        _ = await load(service)
        #expect(await inventories.next()?.entries.count == 0)
    }

    @Test func `hasChanged, before a load, after it and after a change, tells them apart`()
        async
    {
        let service = service
        #expect(await service.hasChanged())
        _ = await load(service)
        #expect(await !service.hasChanged())
        system.install([])
        #expect(await service.hasChanged())
        _ = await load(service)
        #expect(await !service.hasChanged())
    }

    @Test func `hasChanged, after a change while it was loading, is true`() async {
        let service = service
        system.hold()
        let loading = Task { await load(service) }
        await eventually { system.reads == 1 }
        system.install([])
        system.release()
        _ = await loading.value
        #expect(await service.hasChanged())
    }

    @Test func `hasChanged, after a change that a cancelled load saw, is true`() async {
        let service = service
        _ = await load(service)
        system.install([])
        let loading = Task { await load(service) }
        loading.cancel()
        _ = await loading.value
        #expect(await service.hasChanged())
    }
}
