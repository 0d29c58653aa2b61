import DebianCopyright
public import DomainLayer

/// Reads policy files of the machine that the program runs on.
public struct Deb822PolicyDriver: PolicyDriverProtocol {
    /// The longest file that is read, in bytes.
    public static let sizeLimit = 256 * 1024

    public init() {}

    @concurrent
    public func document(
        at path: String
    ) async throws(PolicyDriverError) -> PolicyDocument {
        let bytes: [UInt8]
        do throws(FileProblem) {
            bytes = try HostFile.bytes(at: path, limit: Self.sizeLimit)
        } catch {
            throw PolicyDriverError(error, at: path)
        }
        if let line = ByteView.withBytes(of: bytes, \.firstLineBeyondUTF8) {
            throw .notUTF8(path: path, line: line)
        }
        return ByteView.withBytes(of: bytes) { PolicyDocument($0, path: path) }
    }
}

extension PolicyDriverError {
    fileprivate init(_ problem: FileProblem, at path: String) {
        self =
            switch problem {
            case .tooLarge(_, let limit): .tooLarge(path: path, limit: limit)
            default: .unreadable(path: path, message: problem.message)
            }
    }
}

extension ByteView {
    fileprivate var firstLineBeyondUTF8: Int? {
        isUTF8 ? nil : ByteLines(self).first { !$0.bytes.isUTF8 }?.number
    }
}
