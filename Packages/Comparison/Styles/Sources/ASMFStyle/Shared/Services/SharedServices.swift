import DomainLayer

// What any app of this family needs. A service fetches and stores, and decides nothing.

/// Lets time go by.
protocol ClockServiceProtocol: Sendable {
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    func sleep(for duration: Duration) async throws
}

/// Keeps a snapshot of the screen from one run to the next.
protocol ScreenSnapshotServiceProtocol: Sendable {
    /// The one that was saved last; nil if there is none.
    func load() async throws(ScreenSnapshotDriverError) -> ScreenSnapshot?
    func save(_ snapshot: ScreenSnapshot) async throws(ScreenSnapshotDriverError)
}
