import DomainLayer

/// Keeps a snapshot of the screen from one run to the next.
protocol ScreenSnapshotServiceProtocol: Sendable {
    /// The one that was saved last; nil if there is none.
    func load() async throws(ScreenSnapshotDriverError) -> ScreenSnapshot?
    func save(_ snapshot: ScreenSnapshot) async throws(ScreenSnapshotDriverError)
}

struct ScreenSnapshotService<Driver: ScreenSnapshotDriverProtocol>: ScreenSnapshotServiceProtocol {
    let driver: Driver

    func load() async throws(ScreenSnapshotDriverError) -> ScreenSnapshot? {
        try await driver.read()
    }

    func save(_ snapshot: ScreenSnapshot) async throws(ScreenSnapshotDriverError) {
        try await driver.write(snapshot)
    }
}

/// Keeps nothing, for whoever doesn't want to be remembered.
struct NoScreenSnapshotService: ScreenSnapshotServiceProtocol {
    func load() async throws(ScreenSnapshotDriverError) -> ScreenSnapshot? { nil }
    func save(_ snapshot: ScreenSnapshot) async throws(ScreenSnapshotDriverError) {}
}
