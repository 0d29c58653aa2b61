/// Reads the licenses of an installed system.
public protocol LicenseDriverProtocol: Sendable {
    /// The licenses of every installed package.
    ///
    /// Bad data is no error: a package whose file can't be read is an entry with its reason.
    ///
    /// - Parameters:
    ///   - source: where to read.
    ///   - detail: what the inventory holds beyond its rows.
    ///   - onProgress: called now and then, from any thread: first with bytes if an archive must be
    ///     read, then with packages. It must not use a driver, because reading waits for it.
    /// - Throws: ``LicenseDriverError`` if there is no system to read at all.
    func licenses(
        in source: InventorySource,
        detail: InventoryDetail,
        onProgress: @escaping @Sendable (LoadProgress) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory

    /// A mark of what is installed now, which costs far less to read than the inventory.
    ///
    /// While the mark stays equal, nothing was installed, upgraded or removed. A system that can't
    /// be read has a mark too, which changes when the system may have become readable.
    ///
    /// - Throws: ``LicenseDriverError`` if the source can't be reached.
    func revision(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InventoryRevision
}

/// Why there is no answer.
public enum LicenseDriverError: Error, Hashable, Sendable {
    /// The folder is not there or can't be entered; the message is `strerror`'s.
    case unreachableRoot(path: String, message: String)
    /// The folder or archive holds no database of a known package manager.
    case noPackageDatabase(path: String)
    /// The package database is there, but can't be read.
    case unreadableDatabase(path: String, FileFailure)
    /// A package's stanza in the database has this field a second time, in this 1-based line.
    case repeatedField(String, path: String, line: Int)
    /// An image, a package or another archive can't be read.
    case unreadableArchive(InventorySource, ArchiveFailure)
    /// Layers were asked for of something that is no container image.
    case notAnImage(InventorySource)
    /// The driver knows its sources by name, but not this one; `known` lists them.
    case unknownSource(String, known: [String])
    /// The row has no readable text.
    case noText(PackageLicense.ID)
    /// The file to identify can't be read.
    case unreadableFile(InputSource, FileFailure)
    /// The task was cancelled.
    case cancelled
}

/// Why a file can't be read.
public enum FileFailure: Hashable, Sendable {
    /// The system refused; the message is `strerror`'s.
    case unreadable(message: String)
    /// The path is a directory where a file is asked for.
    case folder
    /// The path is a directory, FIFO, socket or device.
    case notRegularFile
    /// The file is a program, an archive, a picture or other data.
    case notText
    /// The archive could be read only once, and the file, to which a link leads, wasn't kept.
    case notKept
    /// The file is longer than the limit; both in bytes.
    case tooLarge(size: Int, limit: Int)
}
