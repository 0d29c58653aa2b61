#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The reason that a file could not be read.
public enum FileProblem: Error, Hashable, Sendable {
    /// There is no file at this path.
    case missing
    /// A symbolic link on the path leads to a name that doesn't exist.
    case danglingLink
    /// The path has more than 40 links, most likely a cycle, or its links have too many names.
    case linkLoop
    /// The path leads to a directory, FIFO, socket or device; none of them is read.
    case notRegularFile
    /// The archive has the file, but could be read only once, and at that time it wasn't known that
    /// the file would be needed.
    case notKept
    /// The file exceeds the size limit; both sizes in bytes. For a file that grows while it is
    /// read, the reported size may be just above the limit.
    case tooLarge(size: Int, limit: Int)
    /// The operating system reported an error.
    case unreadable(SystemError)
    /// A file named by the caller isn't text, but a program, an archive or a picture.
    case notText
}

/// An error number of the operating system.
public struct SystemError: Error, Hashable, Sendable {
    /// The value of `errno`.
    public let number: Int32

    /// - Parameter number: a value of `errno`.
    public init(number: Int32) {
        self.number = number
    }

    /// The system's message for the number, in English.
    public var message: String { String(cString: strerror(number)) }

    /// The `errno` of this thread's last system call.
    static var last: SystemError { SystemError(number: errno) }

    static var nameTooLong: SystemError { SystemError(number: ENAMETOOLONG) }

    /// Nothing has this name, or what should be a link or a folder is neither.
    var meansAbsent: Bool { number == ENOENT || number == EINVAL || number == ENOTDIR }

    /// The name exists but is no folder: it is a link that must not be followed, or another kind of
    /// file.
    var meansNoFolder: Bool { number == ENOTDIR || number == ELOOP }
}
