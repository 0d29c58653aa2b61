import DomainLayer

// The services of any app of this family. A service fetches and stores, and decides nothing.

/// Waits for time to pass.
protocol ClockServiceProtocol: Sendable {
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    func sleep(for duration: Duration) async throws
}

/// Saves a snapshot of the screen from one run to the next.
protocol ScreenSnapshotServiceProtocol: Sendable {
    /// The last saved snapshot; nil if there is none.
    func load() async throws(ScreenSnapshotDriverError) -> ScreenSnapshot?
    func save(_ snapshot: ScreenSnapshot) async throws(ScreenSnapshotDriverError)
}
