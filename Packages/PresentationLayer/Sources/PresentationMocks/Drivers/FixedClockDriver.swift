public import DomainLayer

/// Tells the same time for ever, so that what is made on mocks has the same bytes each time; its
/// `sleep` really waits.
public struct FixedClockDriver: ClockDriverProtocol {
    private let result: Result<Timestamp, ClockDriverError>

    /// The 14th of November 2023, 22:13:20 UTC, unless told otherwise.
    public init(_ now: Timestamp = Timestamp(clamping: 1_700_000_000)) {
        result = .success(now)
    }

    /// A clock that has no time.
    public init(failing error: ClockDriverError) {
        result = .failure(error)
    }

    public var now: Timestamp {
        get throws(ClockDriverError) { try result.get() }
    }

    public func sleep(for duration: Duration) async throws { try await Task.sleep(for: duration) }
}
