public import DomainLayer

/// A ``/DomainLayer/NewcomerDriverProtocol`` of one closure, which a test can replace.
public struct MockNewcomerDriver: NewcomerDriverProtocol {
    /// Gives the value of ``value``.
    public var compute: @Sendable () throws(NewcomerDriverError) -> Int

    public var value: Int {
        get throws(NewcomerDriverError) { try compute() }
    }
}

extension MockNewcomerDriver {
    /// Always gives one made-up value.
    public static let samples = MockNewcomerDriver(compute: { 1_000_000 })

    /// A driver without a value.
    public static func failing(_ error: NewcomerDriverError) -> MockNewcomerDriver {
        var driver = samples
        driver.compute = { () throws(NewcomerDriverError) in throw error }
        return driver
    }
}
