/// Writes files whole or not at all.
public protocol FileOutputDriverProtocol: Sendable {
    /// Replaces the file at `path` with one that has these bytes.
    ///
    /// A reader of the path sees the old content or the new, never a part; if anything fails, the
    /// old file stays.
    ///
    /// - Returns: where the bytes went, so that no message names a file that isn't there.
    /// - Throws: ``FileOutputError`` for every error in writing, syncing or renaming.
    func write(
        _ bytes: [UInt8], to path: String
    ) async throws(FileOutputError) -> FileOutputReceipt

    /// Makes a file of these bytes at `path`, where none may be yet, nor come to be meanwhile.
    ///
    /// What can't be replaced, such as a device, takes the bytes as ``write(_:to:)`` gives them.
    ///
    /// - Returns: where the bytes went.
    /// - Throws: ``FileOutputError/exists(path:)`` if there is a file, or a link to nowhere.
    func create(
        _ bytes: [UInt8], at path: String
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
public enum FileOutputError: Error, Hashable, Sendable {
    /// The system refused; the message is `strerror`'s.
    case failed(path: String, message: String)
    /// There is a file already, and it was not to be replaced.
    case exists(path: String)
}
