/// How far a system has been read.
public enum LoadProgress: Hashable, Sendable {
    /// Packages whose licenses were read, of how many; nil until dpkg's database has been read.
    case packages(done: Int, of: Int?)
    /// Bytes read or skipped in the files of an archive, of how many; nil if their number isn't
    /// known before the end, as that of a pipe.
    case bytes(done: Int, of: Int?, in: InventorySource)
}
