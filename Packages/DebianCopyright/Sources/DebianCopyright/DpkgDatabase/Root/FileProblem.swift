/// Why a file inside a root could not be had.
public enum FileProblem: Error, Hashable, Sendable {
    /// Nothing has this path.
    case missing
    /// A symbolic link on the path leads to a name that is not there.
    case danglingLink
    /// More than 40 links on the path, most likely round in a circle.
    case linkLoop
    /// A directory, FIFO, socket or device has this path; none of them is read.
    case notRegularFile
    /// The file is longer than asked for; both in bytes. A file that grows while it is read may
    /// show a size just above the limit.
    case tooLarge(size: Int, limit: Int)
    /// The operating system refused.
    case unreadable(SystemError)
}
