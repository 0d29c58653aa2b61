public import DomainLayer

/// A ``/DomainLayer/NewcomerDriverProtocol`` of one closure, which a test can replace.
public struct MockNewcomerDriver: NewcomerDriverProtocol {
    public var values: @Sendable (_ pause: Duration) -> AsyncStream<Int>

    public func values(every pause: Duration) -> AsyncStream<Int> {
        values(pause)
    }
}

extension MockNewcomerDriver {
    /// Gives two made-up values without a pause, and then no other.
    public static let samples = MockNewcomerDriver(
        values: { _ in
            AsyncStream { values in
                values.yield(1)
                values.yield(2)
            }
        })
}
