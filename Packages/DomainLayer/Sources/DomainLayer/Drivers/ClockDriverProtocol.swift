/// Gives the time at which a document is made, and lets time pass.
public protocol ClockDriverProtocol: Sendable {
    /// The time now, or the time that was set instead for reproducible output.
    ///
    /// - Throws: ``ClockDriverError`` if the time that was set makes no sense.
    var now: Timestamp { get throws(ClockDriverError) }

    /// Waits.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled, and nothing else.
    func sleep(for duration: Duration) async throws
}

/// Why there is no time.
public enum ClockDriverError: Error, Hashable, Sendable {
    /// `SOURCE_DATE_EPOCH` doesn't hold the seconds of a time that can be written.
    case badSourceDateEpoch(String)
}
