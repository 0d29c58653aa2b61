public import DomainLayer

/// A ``/DomainLayer/FileOutputDriverProtocol`` of closures, each of which a test can replace.
public struct MockFileOutputDriver: FileOutputDriverProtocol {
    public var write:
        @Sendable (
            _ bytes: [UInt8], _ path: String
        ) async throws(FileOutputError) -> FileOutputReceipt
    public var create:
        @Sendable (
            _ bytes: [UInt8], _ path: String
        ) async throws(FileOutputError) -> FileOutputReceipt

    public func write(
        _ bytes: [UInt8], to path: String
    ) async throws(FileOutputError) -> FileOutputReceipt {
        try await write(bytes, path)
    }

    public func create(
        _ bytes: [UInt8], at path: String
    ) async throws(FileOutputError) -> FileOutputReceipt {
        try await create(bytes, path)
    }
}

// MARK: Ready values

extension MockFileOutputDriver {
    /// What can be asked of it.
    public enum Call: Equatable, Sendable {
        case write(bytes: [UInt8], path: String)
        case create(bytes: [UInt8], path: String)

        fileprivate var path: String {
            switch self {
            case .write(_, let path), .create(_, let path): path
            }
        }
    }

    /// Keeps in memory what it is told to write, and touches no file.
    ///
    /// - Parameter recorder: keeps it for somebody who looks; what it holds is there and is not
    ///   created a second time.
    public static func memory(
        _ recorder: CallRecorder<Call> = CallRecorder()
    ) -> MockFileOutputDriver {
        MockFileOutputDriver(
            write: { bytes, path in
                recorder.record(.write(bytes: bytes, path: path))
                return .memory
            },
            create: { bytes, path throws(FileOutputError) in
                if recorder.calls.contains(where: { $0.path == path }) {
                    throw .exists(path: path)
                }
                recorder.record(.create(bytes: bytes, path: path))
                return .memory
            })
    }

    /// Writes nothing, for the reason that the message tells.
    public static func failing(_ message: String) -> MockFileOutputDriver {
        MockFileOutputDriver(
            write: { _, path throws(FileOutputError) in
                throw .failed(path: path, message: message)
            },
            create: { _, path throws(FileOutputError) in
                throw .failed(path: path, message: message)
            })
    }
}
