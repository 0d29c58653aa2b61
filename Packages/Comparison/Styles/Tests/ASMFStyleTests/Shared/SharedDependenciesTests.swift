import DomainLayer
import StyleDoubles
import Testing

@testable import ASMFStyle

@MainActor
@Suite struct SharedDependenciesTests {
    private let snapshot = ScreenSnapshot(filter: "mit")

    @Test func `the first check begins by itself`() async {
        let shared = SharedDependencies.make(
            TestDependency(snapshot: snapshot), source: .root("/"))
        await eventually { await shared.snapshots.currentState.isFinal }
        #expect(await shared.snapshots.currentState == .success(snapshot))
    }

    @Test func `tests have theirs`() async {
        let shared = SharedDependencies.mock(
            clock: ClockService(driver: ManualClock()),
            snapshots: ScreenSnapshotService(
                driver: SpyScreenSnapshotDriver(snapshot), source: .root("/")))
        await eventually { await shared.snapshots.currentState.isFinal }
        #expect(await shared.snapshots.currentState == .success(snapshot))
    }
}
