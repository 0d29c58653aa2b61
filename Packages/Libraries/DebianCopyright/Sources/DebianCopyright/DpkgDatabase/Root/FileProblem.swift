#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Why a file could not be had.
public enum FileProblem: Error, Hashable, Sendable {
    /// Nothing has this path.
    case missing
    /// A symbolic link on the path leads to a name that is not there.
    case danglingLink
    /// More than 40 links on the path, most likely round in a circle, or more names on them than
    /// are followed.
    case linkLoop
    /// A directory, FIFO, socket or device has this path; none of them is read.
    case notRegularFile
    /// The archive has the file, but passed only once, and it wasn't known then that it would be
    /// asked for.
    case notKept
    /// The file is longer than asked for; both in bytes. A file that grows while it is read may
    /// show a size just above the limit.
    case tooLarge(size: Int, limit: Int)
    /// The operating system refused.
    case unreadable(SystemError)
    /// A loose file isn't text, but a program, an archive or a picture.
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

    /// The system's words for the number, in English.
    public var message: String { String(cString: strerror(number)) }

    /// What the last system call of this thread left in `errno`.
    static var last: SystemError { SystemError(number: errno) }

    static var nameTooLong: SystemError { SystemError(number: ENAMETOOLONG) }

    /// Nothing has this name, or what should be a link or a folder is neither.
    var meansAbsent: Bool { number == ENOENT || number == EINVAL || number == ENOTDIR }

    /// Something has this name that was to be a folder: a link that was not to be followed, or
    /// neither.
    var meansNoFolder: Bool { number == ENOTDIR || number == ELOOP }
}
