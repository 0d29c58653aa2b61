/// Follows a value.
public protocol NewcomerDriverProtocol: Sendable {
    /// The value at once, and again after each pause; it never falls.
    ///
    /// The stream doesn't end by itself: the consumer leaves it, or its task is cancelled.
    func values(every pause: Duration) -> AsyncStream<Int>
}
