/// Reads a text.
public protocol NewcomerDriverProtocol: Sendable {
    /// The whole text of a file, in UTF-8.
    ///
    /// - Throws: ``NewcomerDriverError`` if the file can't be read.
    func text(at path: String) async throws(NewcomerDriverError) -> String
}

/// Why there is no text.
public enum NewcomerDriverError: Error, Hashable, Sendable {
    /// The file is not there, can't be read, or is not UTF-8.
    case unreadable(path: String)
}
