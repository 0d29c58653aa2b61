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

    /// Makes a file with these bytes at `path`, where no file may exist, not even one made
    /// meanwhile.
    ///
    /// A target that can't be replaced, such as a device, takes the bytes as in ``write(_:to:)``.
    ///
    /// - Returns: where the bytes went.
    /// - Throws: ``FileOutputError/exists(path:)`` if there is a file, or a link to nowhere.
    func create(
        _ bytes: [UInt8], at path: String
    ) async throws(FileOutputError) -> FileOutputReceipt
}

/// Where the bytes of a file went, as reported by the driver that took them.
public enum FileOutputReceipt: Hashable, Sendable {
    /// The file holds them.
    case file
    /// Only memory holds them; no file was touched.
    case memory
}

/// Why a file was not written.
public enum FileOutputError: Error, Hashable, Sendable {
    /// The system refused; the message is `strerror`'s.
    case failed(path: String, message: String)
    /// The file exists already, and was not to be replaced.
    case exists(path: String)
}
