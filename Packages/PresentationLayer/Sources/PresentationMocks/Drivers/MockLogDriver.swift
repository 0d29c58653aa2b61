public import DomainLayer

/// A ``/DomainLayer/LogDriverProtocol`` made of one closure, which a test can replace.
public struct MockLogDriver: LogDriverProtocol {
    public var log: @Sendable (_ sentence: String) -> Void

    public func log(_ sentence: String) {
        // Calls the closure: Swift prefers a property to a method with the property's name.
        log(sentence)
    }
}

extension MockLogDriver {
    /// Forgets every sentence.
    public static let silent = MockLogDriver(log: { _ in })
}
