/// The files of a Debian system in memory.
public struct FileTree: Sendable {
    /// What a file holds.
    package enum Content: Sendable {
        case bytes([UInt8])
        case extent(SharedFile, offset: Int, count: Int)
        /// Not kept.
        case omitted(size: Int)
    }
}
