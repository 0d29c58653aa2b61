/// Why a system could not be scanned.
public enum ScanError: Error, Hashable, Sendable {
    /// The folder can't be entered.
    case root(RootError)
    /// The folder holds no list of packages, or one that can't be read.
    case database(DatabaseError)
    /// The task was cancelled.
    case cancelled
}
