public import DomainLayer
import Synchronization

/// Keeps the events that it is told.
public final class SpyLogDriver: LogDriverProtocol {
    /// What was asked of it.
    public enum Call: Equatable, Sendable {
        case log(LogEvent)
    }

    private let recorded = Mutex<[Call]>([])

    public init() {}

    /// Everything that was asked of it, in order.
    public var calls: [Call] { recorded.withLock { $0 } }

    public func log(_ event: LogEvent) {
        recorded.withLock { $0.append(.log(event)) }
    }
}
