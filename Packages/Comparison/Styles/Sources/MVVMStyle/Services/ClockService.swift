import DomainLayer

/// Waits for time to pass.
protocol ClockServiceProtocol: Sendable {
    /// Waits; throws if the task is cancelled.
    func sleep(for duration: Duration) async throws
}

struct ClockService<Driver: ClockDriverProtocol>: ClockServiceProtocol {
    let driver: Driver

    func sleep(for duration: Duration) async throws {
        try await driver.sleep(for: duration)
    }
}
