/// Computes a value.
public protocol NewcomerDriverProtocol: Sendable {
    /// How many bytes the file system can hold, those in use too; more than none.
    ///
    /// - Throws: ``NewcomerDriverError`` if the system doesn't say it.
    var value: Int { get throws(NewcomerDriverError) }
}

/// Why there is no value.
public enum NewcomerDriverError: Error, Hashable, Sendable {
    /// The system doesn't say it.
    case unknown
}
