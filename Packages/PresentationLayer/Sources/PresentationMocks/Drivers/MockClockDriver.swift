public import DomainLayer

/// A ``/DomainLayer/ClockDriverProtocol`` of closures, each of which a test can replace.
public struct MockClockDriver: ClockDriverProtocol {
    /// What ``now`` tells.
    public var time: @Sendable () throws(ClockDriverError) -> Timestamp
    public var sleep: @Sendable (_ duration: Duration) async throws -> Void

    public var now: Timestamp {
        get throws(ClockDriverError) { try time() }
    }

    public func sleep(for duration: Duration) async throws { try await sleep(duration) }
}

extension MockClockDriver {
    /// Tells the 14th of November 2023, 22:13:20 UTC, for ever, so that what is made on mocks has
    /// the same bytes each time; its `sleep` really waits.
    public static let fixed = fixed(at: Timestamp(clamping: 1_700_000_000))

    /// Tells another time for ever.
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
