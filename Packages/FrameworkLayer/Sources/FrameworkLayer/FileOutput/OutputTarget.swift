import DomainLayer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The place that a file is written to: what stands there now decides how.
struct OutputTarget {
    /// The path as the caller named it, for messages.
    let name: String
    /// The path with the links of an existing target resolved, so that writing through a link
    /// keeps the link.
    let path: String
    /// Whether a new file can take its place; not so for a device, FIFO or socket.
    let isReplaceable: Bool
    /// The permissions that the written file gets: those of the file it replaces, or what the
    /// process's umask leaves of `rw-rw-rw-`.
    let permissions: mode_t

    init(_ name: String) throws(FileOutputError) {
        self.name = name
        var status = stat()
        guard stat(name, &status) == 0 else {
            guard errno == ENOENT else { throw FileOutputError(path: name, errno: errno) }
            path = name
            isReplaceable = true
            permissions = 0o666 & ~OutputTarget.mask
            return
        }
        let kind = status.st_mode & S_IFMT
        guard kind != S_IFDIR else { throw FileOutputError(path: name, errno: EISDIR) }
        isReplaceable = kind == S_IFREG
        permissions = status.st_mode & 0o777
        guard isReplaceable, let resolved = realpath(name, nil) else {
            path = name
            return
        }
        path = String(cString: resolved)
        free(resolved)
    }

    /// The umask, which can only be read by setting it.
    private static let mask: mode_t = {
        let mask = umask(0o077)
        _ = umask(mask)
        return mask
    }()
}

extension FileOutputError {
    /// An error with the system's words for a number of `errno`.
    init(path: String, errno number: Int32) {
        self.init(path: path, message: String(cString: strerror(number)))
    }
}
