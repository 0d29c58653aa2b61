public import DomainLayer

/// A ``/DomainLayer/LogDriverProtocol`` of one closure, which a test can replace.
public struct MockLogDriver: LogDriverProtocol {
    public var log: @Sendable (_ sentence: String) -> Void

    public func log(_ sentence: String) {
        // Swift prefers the closure to this method.
        log(sentence)
    }
}

extension MockLogDriver {
    /// Forgets every sentence.
    public static let silent = MockLogDriver(log: { _ in })
}
