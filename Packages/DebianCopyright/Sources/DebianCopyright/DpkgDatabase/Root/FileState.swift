/// What the file system says of a file: as long as it stays the same, so do the file's bytes.
struct FileState: Hashable, Sendable {
    let identity: FileIdentity
    /// When the bytes were last written, as far as whoever wrote them is honest.
    let modified: Time
    /// When anything of the file last changed, its permissions too; nobody can set it.
    let changed: Time

    /// A moment, counted from the system's own beginning.
    struct Time: Hashable, Sendable {
        let seconds: Int
        let nanoseconds: Int
    }
}
