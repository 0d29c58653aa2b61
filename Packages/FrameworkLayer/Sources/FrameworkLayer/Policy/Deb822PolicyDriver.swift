import Bytes
import Deb822
public import DomainLayer
import DpkgDatabase

/// Reads policy files of the machine that the program runs on.
public struct Deb822PolicyDriver: PolicyDriverProtocol {
    /// The longest file that is read, in bytes.
    public static let sizeLimit = 256 * 1024

    public init() {}

    @concurrent
    public func document(
        at path: String
    ) async throws(PolicyDriverError) -> PolicyDocument {
        var buffer = FileBuffer()
        do throws(FileProblem) {
            try buffer.load(hostFile: path, limit: Self.sizeLimit)
        } catch {
            throw .unreadable(path: path, FileFailure(error))
        }
        if let line = buffer.withBytes(\.firstLineBeyondUTF8) {
            throw .notUTF8(path: path, line: line)
        }
        return buffer.withBytes { PolicyDocument($0, path: path) }
    }
}

extension ByteView {
    fileprivate var firstLineBeyondUTF8: Int? {
        isUTF8 ? nil : ByteLines(self).first { !$0.bytes.isUTF8 }?.number
    }
}
