import DomainLayer
import StyleDoubles
import Testing

@testable import ASMFStyle

@MainActor
@Suite struct SharedDependenciesTests {
    private let snapshot = ScreenSnapshot(filter: "mit")

    @Test func `the first check begins by itself`() async {
        let shared = SharedDependencies.make(
            TestDependency(snapshot: snapshot), keepsSnapshot: true)
        await eventually { await shared.snapshots.currentState.isFinal }
        #expect(await shared.snapshots.currentState == .success(snapshot))
    }

    @Test func `whoever wants nothing kept has neither read nor written`() async {
        let dependency = TestDependency(snapshot: snapshot)
        let shared = SharedDependencies.make(dependency, keepsSnapshot: false)
        await eventually { await shared.snapshots.currentState.isFinal }
        #expect(await shared.snapshots.currentState == .success(ScreenSnapshot()))
        await shared.snapshots.keep(ScreenSnapshot(filter: "isc"))
        #expect(dependency.screenSnapshotDriver.writes == [])
    }

    @Test func `tests have theirs`() async {
        let shared = SharedDependencies.mock(clock: ClockService(driver: ManualClock()))
        await eventually { await shared.snapshots.currentState.isFinal }
        #expect(await shared.snapshots.currentState == .success(ScreenSnapshot()))
    }
}
