import DomainLayer

/// The managers that any app of this family shares: time, and the screen's snapshot.
@MainActor
final class SharedDependencies {
    let clock: any ClockServiceProtocol
    let ticker: TickerManager
    let snapshots: ScreenSnapshotManager
    /// Reads what the last run has left. It begins here, since an actor's initializer can't call
    /// what is isolated to the actor. Nobody waits for its end: it reads one small file.
    private let firstCheck: Task<Void, Never>

    private init(clock: any ClockServiceProtocol, snapshots: any ScreenSnapshotServiceProtocol) {
        self.clock = clock
        ticker = TickerManager(clock: clock)
        let manager = ScreenSnapshotManager(service: snapshots)
        self.snapshots = manager
        firstCheck = Task { await manager.load() }
    }

    isolated deinit { firstCheck.cancel() }

    /// Those of the process, which the app's entry makes once.
    static func make(_ dependency: some ASMFDependency) -> Self {
        Self(
            clock: ClockService(driver: dependency.clockDriver),
            snapshots: ScreenSnapshotService(driver: dependency.screenSnapshotDriver))
    }

    /// Those of a test.
    static func mock(
        clock: any ClockServiceProtocol, snapshots: any ScreenSnapshotServiceProtocol
    ) -> Self {
        Self(clock: clock, snapshots: snapshots)
    }
}
