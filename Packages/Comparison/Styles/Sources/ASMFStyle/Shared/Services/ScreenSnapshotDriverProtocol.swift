public import DomainLayer

/// Saves a ``ScreenSnapshot`` of each system from one run of the program to the next.
///
/// A filter for one system would hide the packages of another, so none gets another's snapshot.
/// A snapshot is a convenience: if it can't be read or saved, the next run starts at the top of all
/// packages, and nothing is reported.
public protocol ScreenSnapshotDriverProtocol: Sendable {
    /// The last saved snapshot of a system; nil if there is none.
    ///
    /// - Throws: ``ScreenSnapshotDriverError`` if the saved snapshot can't be read or is invalid.
    func read(of source: InventorySource) async throws(ScreenSnapshotDriverError) -> ScreenSnapshot?

    /// Replaces the saved snapshot of a system by this one, completely or not at all.
    ///
    /// - Throws: ``ScreenSnapshotDriverError`` if it can't be saved; then the last snapshot stays.
    func write(
        _ snapshot: ScreenSnapshot, of source: InventorySource
    ) async throws(ScreenSnapshotDriverError)
}

/// Why a snapshot can't be read or saved.
public enum ScreenSnapshotDriverError: Error, Hashable, Sendable {
    /// The environment names no place to save it, or the system can't be named: it is read from
    /// standard input.
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
