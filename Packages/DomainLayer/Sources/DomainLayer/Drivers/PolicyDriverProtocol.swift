/// Reads policy files.
public protocol PolicyDriverProtocol: Sendable {
    /// The file cut into stanzas and fields, nothing of which is understood yet.
    ///
    /// - Parameter path: as it was given; a stub takes the name of a sample.
    /// - Throws: ``PolicyDriverError`` where the file can't be read whole.
    func document(at path: String) async throws(PolicyDriverError) -> PolicyDocument
}

/// Why a policy file can't be read.
public enum PolicyDriverError: Error, Hashable, Sendable {
    /// It is longer than any policy that a person wrote, or can't be read at all.
    case unreadable(path: String, FileFailure)
    /// This line, 1-based, holds bytes that are no UTF-8.
    case notUTF8(path: String, line: Int)
}
