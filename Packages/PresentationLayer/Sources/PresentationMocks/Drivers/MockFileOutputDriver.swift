public import DomainLayer

/// A ``/DomainLayer/FileOutputDriverProtocol`` made of closures, each of which a test can replace.
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
    /// A call of the driver.
    public enum Call: Equatable, Sendable {
        case write(bytes: [UInt8], path: String)
        case create(bytes: [UInt8], path: String)

        fileprivate var path: String {
            switch self {
            case .write(_, let path), .create(_, let path): path
            }
        }
    }

    /// Keeps in memory what it writes, and touches no file.
    ///
    /// - Parameter recorder: records the writes for a test; a file that it has recorded exists and
    ///   is not created again.
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

    /// Writes nothing, and fails with this message.
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
