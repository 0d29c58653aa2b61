public import DomainLayer

/// Keeps one ``ScreenSnapshot`` from a run of the program to the next.
///
/// A snapshot is a convenience: if it can't be read or kept, the next start begins at the top of
/// all packages, and the program says so nowhere.
public protocol ScreenSnapshotDriverProtocol: Sendable {
    /// The snapshot that was written last; nil if there is none.
    ///
    /// - Throws: ``ScreenSnapshotDriverError`` if what is kept can't be read or makes no sense.
    func read() async throws(ScreenSnapshotDriverError) -> ScreenSnapshot?

    /// Keeps this snapshot in the place of the last one, whole or not at all.
    ///
    /// - Throws: ``ScreenSnapshotDriverError`` if it can't be kept; then the last one stays.
    func write(_ snapshot: ScreenSnapshot) async throws(ScreenSnapshotDriverError)
}

/// Why a snapshot can't be read or kept.
public enum ScreenSnapshotDriverError: Error, Hashable, Sendable {
    /// Nothing says where to keep it.
    case noPlace
    /// The file is there, but can't be read.
    case unreadable(path: String, FileFailure)
    /// The file holds something else than a snapshot.
    case invalid(path: String)
    /// The snapshot is longer than a file that would be read again; both in bytes.
    case tooLarge(size: Int, limit: Int)
    /// The system refused to write; the message is `strerror`'s.
    case unwritable(path: String, message: String)
}
