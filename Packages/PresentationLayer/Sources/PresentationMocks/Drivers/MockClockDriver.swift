public import DomainLayer

/// A ``/DomainLayer/ClockDriverProtocol`` made of closures, each of which a test can replace.
public struct MockClockDriver: ClockDriverProtocol {
    /// Gives the value of ``now``.
    public var time: @Sendable () throws(ClockDriverError) -> Timestamp
    public var sleep: @Sendable (_ duration: Duration) async throws -> Void

    public var now: Timestamp {
        get throws(ClockDriverError) { try time() }
    }

    public func sleep(for duration: Duration) async throws { try await sleep(duration) }
}

extension MockClockDriver {
    /// Always shows 22:13:20 UTC on November 14, 2023, so that output made with mocks has the same
    /// bytes each time. Its `sleep` really waits.
    public static let fixed = fixed(at: Timestamp(clamping: 1_700_000_000))

    /// Always shows the given time.
    public static func fixed(at time: Timestamp) -> MockClockDriver {
        MockClockDriver(time: { time }, sleep: { try await Task.sleep(for: $0) })
    }

    /// A clock that has no time.
    public static func failing(_ error: ClockDriverError) -> MockClockDriver {
        var driver = fixed
        driver.time = { () throws(ClockDriverError) in throw error }
        return driver
    }
}
