import DomainLayer

struct ClockService<Driver: ClockDriverProtocol>: ClockServiceProtocol {
    let driver: Driver

    func sleep(for duration: Duration) async throws { try await driver.sleep(for: duration) }
}

struct ScreenSnapshotService<Driver: ScreenSnapshotDriverProtocol>: ScreenSnapshotServiceProtocol {
    let driver: Driver
    /// The system that the screen shows.
    let source: InventorySource

    func load() async throws(ScreenSnapshotDriverError) -> ScreenSnapshot? {
        try await driver.read(of: source)
    }

    func save(_ snapshot: ScreenSnapshot) async throws(ScreenSnapshotDriverError) {
        try await driver.write(snapshot, of: source)
    }
}
