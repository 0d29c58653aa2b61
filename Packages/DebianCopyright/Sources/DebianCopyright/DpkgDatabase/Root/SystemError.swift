#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An error number of the operating system.
public struct SystemError: Error, Hashable, Sendable {
    /// The value of `errno`.
    public let number: Int32

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
