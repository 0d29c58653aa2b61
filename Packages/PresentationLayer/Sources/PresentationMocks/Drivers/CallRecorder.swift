import Synchronization

/// Records the calls of a mock driver, so that a test can check them.
///
/// The closures of a mock write to it:
///
/// ```swift
/// let sentences = CallRecorder<String>()
/// container.logDriver.log = sentences.record
/// ```
public final class CallRecorder<Call: Equatable & Sendable>: Sendable {
    private let recorded = Mutex<[Call]>([])

    public init() {}

    /// Everything that was recorded, in order.
    public var calls: [Call] { recorded.withLock { $0 } }

    public func record(_ call: Call) {
        recorded.withLock { $0.append(call) }
    }
}
