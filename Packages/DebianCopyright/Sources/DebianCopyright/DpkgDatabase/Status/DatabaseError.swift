/// Why no list of packages could be had.
public enum DatabaseError: Error, Hashable, Sendable {
    /// The root, by the path that the caller gave, holds neither `var/lib/dpkg/status` nor
    /// `var/lib/dpkg/status.d`.
    case notDebianRoot(path: String)
    /// The database is there but can't be read; the path is absolute inside the root.
    case unreadable(path: String, FileProblem)
}
