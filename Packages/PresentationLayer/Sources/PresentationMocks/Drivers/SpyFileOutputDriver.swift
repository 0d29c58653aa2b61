public import DomainLayer
import Synchronization

/// Keeps in memory what it is told to write, and touches no file.
public final class SpyFileOutputDriver: FileOutputDriverProtocol {
    /// What was asked of it.
    public enum Call: Equatable, Sendable {
        case write(bytes: [UInt8], path: String)
        case create(bytes: [UInt8], path: String)

        var path: String {
            switch self {
            case .write(_, let path), .create(_, let path): path
            }
        }
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
        if let failure { throw .failed(path: path, message: failure) }
        return .memory
    }

    /// What it was told to write before is there.
    public func create(
        _ bytes: [UInt8], at path: String
    ) async throws(FileOutputError) -> FileOutputReceipt {
        let exists = recorded.withLock { calls in
            defer { calls.append(.create(bytes: bytes, path: path)) }
            return calls.contains { $0.path == path }
        }
        if exists { throw .exists(path: path) }
        if let failure { throw .failed(path: path, message: failure) }
        return .memory
    }
}
