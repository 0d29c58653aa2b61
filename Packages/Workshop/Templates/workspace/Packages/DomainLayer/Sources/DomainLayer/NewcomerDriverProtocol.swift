/// What the app needs of the outside world, and nothing about how it is done.
public protocol NewcomerDriverProtocol: Sendable {
    /// The entries of a folder in the order of their titles, those without a readable text too.
    ///
    /// - Throws: ``NewcomerDriverError`` if the folder can't be read at all.
    func entries(in folder: String) async throws(NewcomerDriverError) -> [NewcomerEntry]
}

/// Why there are no entries.
public enum NewcomerDriverError: Error, Hashable, Sendable {
    /// The folder isn't there, or may not be read.
    case unreadable(folder: String)
}
