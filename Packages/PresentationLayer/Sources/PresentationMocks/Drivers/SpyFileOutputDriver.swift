public import DomainLayer
import Synchronization

/// Keeps in memory what it is told to write, and touches no file.
public final class SpyFileOutputDriver: FileOutputDriverProtocol {
    /// What was asked of it.
    public enum Call: Equatable, Sendable {
        case write(bytes: [UInt8], path: String)
    }

    private let failure: String?
    private let recorded = Mutex<[Call]>([])

    /// - Parameter failure: the message with which every write fails; nil lets them succeed.
    public init(failingWith failure: String? = nil) {
        self.failure = failure
    }

    /// Everything that was asked of it, in order, failures too.
    public var calls: [Call] { recorded.withLock { $0 } }

    public func write(
        _ bytes: [UInt8], to path: String
    ) async throws(FileOutputError) -> FileOutputReceipt {
        recorded.withLock { $0.append(.write(bytes: bytes, path: path)) }
        if let failure { throw FileOutputError(path: path, message: failure) }
        return .memory
    }
}
