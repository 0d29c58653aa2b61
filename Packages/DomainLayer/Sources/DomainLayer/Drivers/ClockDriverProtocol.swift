/// Tells the time at which a document is made, and lets time go by.
public protocol ClockDriverProtocol: Sendable {
    /// The time now, or the one that whoever wants the same bytes again has set instead.
    ///
    /// - Throws: ``ClockDriverError`` if one is set that makes no sense.
    var now: Timestamp { get throws(ClockDriverError) }

    /// Waits.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled, and nothing else.
    func sleep(for duration: Duration) async throws
}

/// Why there is no time.
public enum ClockDriverError: Error, Hashable, Sendable {
    /// `SOURCE_DATE_EPOCH` holds something else than the seconds of a time that can be written.
    case badSourceDateEpoch(String)
}
