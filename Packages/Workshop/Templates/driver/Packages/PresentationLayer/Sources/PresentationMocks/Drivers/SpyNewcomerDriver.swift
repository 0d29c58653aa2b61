public import DomainLayer
import Synchronization

/// Passes everything on to another driver, and keeps what was asked of it.
public final class SpyNewcomerDriver<Base: NewcomerDriverProtocol>: NewcomerDriverProtocol {
    /// What was asked of it.
    public enum Call: Equatable, Sendable {
        case text(path: String)
    }

    private let base: Base
    private let recorded = Mutex<[Call]>([])

    public init(_ base: Base = StubNewcomerDriver()) {
        self.base = base
    }

    /// Everything that was asked of it, in order.
    public var calls: [Call] { recorded.withLock { $0 } }

    public func text(at path: String) async throws(NewcomerDriverError) -> String {
        recorded.withLock { $0.append(.text(path: path)) }
        return try await base.text(at: path)
    }
}
