import DomainLayer
import StyleDoubles
import Testing
import Wording

@testable import VSAStyle

@MainActor
@Suite struct InventoryClientTests {
    private let system = FakeSystem()
    private let clock = ManualClock()

    private func client(_ system: some TestSystem) -> InventoryClient {
        InventoryClient(Container(system: system, clockDriver: clock), source: .standard)
    }

    /// Lets the second pass that ends with the next check.
    private func passCheck() async {
        await eventually { clock.sleepers == 1 }
        clock.advance(by: .seconds(1))
    }

    /// The next state that isn't progress.
    private func final(
        _ states: inout AsyncStream<InventoryClient.Inventory>.Iterator
    ) async -> InventoryClient.Inventory? {
        while let state = await states.next(isolation: #isolation) {
            if state.isFinal { return state }
        }
        return nil
    }

    @Test func `packages come with what their filter takes`() async throws {
        var states = client(system).inventories().makeAsyncIterator()
        let inventory = try #require(await final(&states)?.value)
        #expect(inventory.entries == PackageLicense.samples)
        #expect(
            inventory.index.keys == [
                "apple\nmit or zlib", "birch\nisc", "cedar\nno copyright file",
            ])
    }

    @Test func `of the progress only the newest step waits to be drawn`() async {
        let system = StubbornSystem(steps: 1000)
        let states = client(system).inventories()
        await eventually { system.inventories.count == 1 }
        for await state in states {
            guard case .loading(let progress) = state else { continue }
            #expect(progress == .packages(done: 1000, of: 1000))
            break
        }
        system.inventories.give(.success(.named()), to: 0)
    }

    @Test func `each change is read once, and a failure leaves the packages`() async {
        var states = client(system).inventories().makeAsyncIterator()
        #expect(await final(&states)?.value?.entries.count == 3)
        await passCheck()
        system.fail(with: .noPackageDatabase(path: "/orchard"))
        await passCheck()
        await eventually { clock.sleepers == 1 }
        #expect(system.reads == 2)
        system.install([])
        await passCheck()
        #expect(await final(&states)?.value?.entries.count == 0)
        #expect(system.reads == 3)
    }

    @Test func `a failure is followed by another, and by packages`() async {
        system.fail(with: .noPackageDatabase(path: "/orchard"))
        var states = client(system).inventories().makeAsyncIterator()
        #expect(await final(&states)?.error == .noPackageDatabase(path: "/orchard"))
        system.fail(with: .noPackageDatabase(path: "/meadow"))
        await passCheck()
        #expect(await final(&states)?.error == .noPackageDatabase(path: "/meadow"))
        system.install([])
        await passCheck()
        #expect(await final(&states)?.value?.entries.count == 0)
    }

    @Test func `to end the stream ends the driver's call, and the wait`() async {
        system.hold()
        let client = client(system)
        let reading = Task { for await _ in client.inventories() {} }
        await eventually { system.reads == 1 }
        reading.cancel()
        await reading.value
        await eventually { system.cancellations == 1 }
        let following = Task { for await _ in client.inventories() {} }
        await eventually { clock.sleepers == 1 }
        following.cancel()
        await following.value
        #expect(clock.sleepers == 0)
    }

    @Test func `why packages are installed is thrown if it can't be read`() async throws {
        await #expect(throws: LicenseDriverError.noPackageDatabase(path: "/orchard")) {
            try await client(StubbornSystem()).installation()
        }
        let graph = try await client(system).installation()
        #expect(graph.reason(for: "apple:all") == .manual)
    }
}

extension InventoryClient.Inventory {
    fileprivate var error: LicenseDriverError? {
        if case .failure(let error) = self { error } else { nil }
    }
}
