import DomainLayer
import StyleDoubles
import Testing

@testable import ASMFStyle

@MainActor
@Suite struct ScreenSnapshotManagerTests {
    private let snapshot = ScreenSnapshot(filter: "mit", selection: "apple:all")

    private func manager(_ driver: SpyScreenSnapshotDriver) -> ScreenSnapshotManager {
        ScreenSnapshotManager(service: ScreenSnapshotService(driver: driver, source: .root("/")))
    }

    @Test func `it has what was kept`() async {
        let manager = manager(SpyScreenSnapshotDriver(snapshot))
        #expect(await manager.currentState == .idle)
        await manager.load()
        #expect(await manager.currentState == .success(snapshot))
    }

    @Test func `without anything the screen is empty`() async {
        let manager = manager(SpyScreenSnapshotDriver())
        await manager.load()
        #expect(await manager.currentState == .success(ScreenSnapshot()))
    }

    @Test func `what can't be read is a failure`() async {
        let driver = SpyScreenSnapshotDriver()
        driver.fail(with: .noPlace)
        let manager = manager(driver)
        let observer = Observer(manager)
        await eventually { observer.states == [.idle] }
        await manager.load()
        await eventually { observer.states == [.idle, .failure(.noPlace)] }
        observer.cancel()
        await eventually { await manager.observers == 0 }
    }

    @Test func `what is kept already is not written again`() async {
        let driver = SpyScreenSnapshotDriver(snapshot)
        let manager = manager(driver)
        await manager.load()
        await manager.keep(snapshot)
        #expect(driver.writes == [])
        await manager.keep(ScreenSnapshot())
        await manager.keep(ScreenSnapshot())
        #expect(driver.writes == [ScreenSnapshot()])
    }

    @Test func `what could not be written is tried again`() async {
        let driver = SpyScreenSnapshotDriver()
        let manager = manager(driver)
        driver.fail(with: .noPlace)
        await manager.keep(snapshot)
        #expect(await manager.currentState == .failure(.noPlace))
        await manager.keep(snapshot)
        #expect(driver.writes == [snapshot, snapshot])
    }
}
