/// Writes files whole or not at all.
public protocol FileOutputDriverProtocol: Sendable {
    /// Puts these bytes in the place of the file at `path`.
    ///
    /// A reader of the path sees the old content or the new, never a part; if anything fails,
    /// the old file stays.
    ///
    /// - Returns: where the bytes went, so that no message tells of a file that isn't there.
    /// - Throws: ``FileOutputError``, for every error that writing, syncing or renaming meets.
    func write(
        _ bytes: [UInt8], to path: String
    ) async throws(FileOutputError) -> FileOutputReceipt
}

/// Where bytes went that were to be put into a file, as the driver that took them fills it in.
public enum FileOutputReceipt: Hashable, Sendable {
    /// The file holds them.
    case file
    /// They are held in memory alone; no file was touched.
    case memory
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
