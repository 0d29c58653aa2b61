public import DomainLayer
import Synchronization

/// Keeps the sentences that it is told.
public final class SpyLogDriver: LogDriverProtocol {
    /// What was asked of it.
    public enum Call: Equatable, Sendable {
        case log(String)
    }

    private let recorded = Mutex<[Call]>([])

    public init() {}

    /// Everything that was asked of it, in order.
    public var calls: [Call] { recorded.withLock { $0 } }

    public func log(_ sentence: String) {
        recorded.withLock { $0.append(.log(sentence)) }
    }
}
