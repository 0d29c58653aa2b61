/// Writes files whole or not at all.
public protocol FileOutputDriverProtocol: Sendable {
    /// Puts these bytes in the place of the file at `path`.
    ///
    /// A reader of the path sees the old content or the new, never a part; where anything fails,
    /// the old file stays.
    ///
    /// - Throws: ``FileOutputError``, for every error that writing, syncing or renaming meets.
    func write(_ bytes: [UInt8], to path: String) async throws(FileOutputError)
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
