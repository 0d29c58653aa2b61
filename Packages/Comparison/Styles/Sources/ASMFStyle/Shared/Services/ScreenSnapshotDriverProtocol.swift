public import DomainLayer

/// Saves one ``ScreenSnapshot`` from one run of the program to the next.
///
/// A snapshot is a convenience: if it can't be read or saved, the next run starts at the top of all
/// packages, and nothing is reported.
public protocol ScreenSnapshotDriverProtocol: Sendable {
    /// The last saved snapshot; nil if there is none.
    ///
    /// - Throws: ``ScreenSnapshotDriverError`` if the saved snapshot can't be read or is invalid.
    func read() async throws(ScreenSnapshotDriverError) -> ScreenSnapshot?

    /// Replaces the saved snapshot by this one, completely or not at all.
    ///
    /// - Throws: ``ScreenSnapshotDriverError`` if it can't be saved; then the last snapshot stays.
    func write(_ snapshot: ScreenSnapshot) async throws(ScreenSnapshotDriverError)
}

/// Why a snapshot can't be read or saved.
public enum ScreenSnapshotDriverError: Error, Hashable, Sendable {
    /// The environment names no place to save it.
    case noPlace
    /// The file exists, but can't be read.
    case unreadable(path: String, FileFailure)
    /// The file contains something other than a snapshot.
    case invalid(path: String)
    /// The snapshot is longer than the limit for reading it again, both in bytes.
    case tooLarge(size: Int, limit: Int)
    /// The system refused to write; the message is `strerror`'s.
    case unwritable(path: String, message: String)
}
