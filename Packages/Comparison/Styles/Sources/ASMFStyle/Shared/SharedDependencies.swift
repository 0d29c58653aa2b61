import DomainLayer

/// The managers that all apps of this family share: the ticker, and the screen's snapshot.
@MainActor
final class SharedDependencies {
    let clock: any ClockServiceProtocol
    let ticker: TickerManager
    let snapshots: ScreenSnapshotManager
    /// Reads what the last run saved. It starts here, since an actor's initializer can't call
    /// methods that are isolated to the actor. Nothing waits for its end: it reads one small file.
    private let firstCheck: Task<Void, Never>

    private init(clock: any ClockServiceProtocol, snapshots: any ScreenSnapshotServiceProtocol) {
        self.clock = clock
        ticker = TickerManager(clock: clock)
        let manager = ScreenSnapshotManager(service: snapshots)
        self.snapshots = manager
        firstCheck = Task { await manager.load() }
    }

    isolated deinit { firstCheck.cancel() }

    /// The dependencies of the process, which the app's entry makes once.
    ///
    /// - Parameter source: the system whose screen is saved.
    static func make(_ dependency: some ASMFDependency, source: InventorySource) -> Self {
        Self(
            clock: ClockService(driver: dependency.clockDriver),
            snapshots: ScreenSnapshotService(
                driver: dependency.screenSnapshotDriver, source: source))
    }

    /// The dependencies of a test.
    static func mock(
        clock: any ClockServiceProtocol, snapshots: any ScreenSnapshotServiceProtocol
    ) -> Self {
        Self(clock: clock, snapshots: snapshots)
    }
}
