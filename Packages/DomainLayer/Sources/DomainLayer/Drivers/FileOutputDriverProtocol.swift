/// Writes files whole or not at all.
public protocol FileOutputDriverProtocol: Sendable {
    /// Puts these bytes in the place of the file at `path`.
    ///
    /// A reader of the path sees the old content or the new, never a part; where anything fails,
    /// the old file stays.
    ///
    /// - Returns: what became of the bytes, so that nobody is told of a file that is not there.
    /// - Throws: ``FileOutputError``, for every error that writing, syncing or renaming meets.
    func write(
        _ bytes: [UInt8], to path: String
    ) async throws(FileOutputError) -> FileOutputOutcome
}

/// What became of bytes that were to be put into a file.
///
/// The set is closed: what to say of each case is decided in PresentationLayer.
public enum FileOutputOutcome: Hashable, Sendable {
    /// The file holds them.
    case written
    /// They are held in memory only, as a mock does; no file was touched.
    case kept
}

/// Why a file was not written.
public struct FileOutputError: Error, Hashable, Sendable {
    public var path: String
    /// `strerror`'s words.
    public var message: String

    public init(path: String, message: String) {
        self.path = path
        self.message = message
    }
}
