import DomainLayer

struct ClockService<Driver: ClockDriverProtocol>: ClockServiceProtocol {
    let driver: Driver

    func sleep(for duration: Duration) async throws { try await driver.sleep(for: duration) }
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
