#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An open file or folder, closed when its last owner is freed, with the system calls for look-ups.
package struct Descriptor: ~Copyable, Sendable {
    let number: Int32

    private init(_ number: Int32) throws(SystemError) {
        guard number >= 0 else { throw .last }
        self.number = number
    }

    deinit {
        _ = close(number)
    }

    /// Opens a folder by a path of the host, following links.
    init(hostFolder path: String) throws(SystemError) {
        try self.init(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    }

    /// Opens a file, pipe or device by a path of the host, following links.
    ///
    /// - Parameter waits: whether to wait for the writer of a FIFO.
    init(hostFile path: String, waiting waits: Bool = true) throws(SystemError) {
        let flags = O_RDONLY | O_NOCTTY | O_CLOEXEC
        try self.init(open(path, waits ? flags : flags | O_NONBLOCK))
    }

    /// Duplicates a descriptor, so that it can be closed on its own.
    init(duplicating number: Int32) throws(SystemError) {
        try self.init(fcntl(number, F_DUPFD_CLOEXEC, 0))
    }

    /// Opens a folder in this folder, without following a link.
    func folder(_ name: UnsafePointer<CChar>) throws(SystemError) -> Descriptor {
        try Descriptor(openat(number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
    }

    /// Opens a file. If a FIFO has taken its name since the call of ``kind(of:)``, opening still
    /// does not wait for a writer.
    func file(
        _ name: UnsafePointer<CChar>, followingLinks follows: Bool
    ) throws(SystemError) -> Descriptor {
        let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
        return try Descriptor(openat(number, name, follows ? flags : flags | O_NOFOLLOW))
    }

    package enum Kind: Sendable {
        case regular, folder, link, other

        init(_ mode: mode_t) {
            switch mode & S_IFMT {
            case S_IFREG: self = .regular
            case S_IFDIR: self = .folder
            case S_IFLNK: self = .link
            default: self = .other
            }
        }
    }

    /// The kind of file with this name, found without opening it: opening a device may have
    /// effects.
    func kind(of name: UnsafePointer<CChar>) throws(SystemError) -> Kind {
        var status = stat()
        guard fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw .last }
        return Kind(status.st_mode)
    }

    /// The kind of the open file, and the state that shows whether it has changed.
    func status() throws(SystemError) -> (kind: Kind, state: FileState) {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw .last }
        return (Kind(status.st_mode), FileState(status))
    }

    /// The kind and state of the file at a path of the host, following links.
    package static func status(
        ofHost path: String
    ) throws(SystemError) -> (kind: Kind, state: FileState) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .last }
        return (Kind(status.st_mode), FileState(status))
    }

    /// The target of a symbolic link, in bytes of any encoding.
    func target(ofLink name: UnsafePointer<CChar>) throws(SystemError) -> [UInt8] {
        var target = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlinkat(number, name, &target, target.count)
        guard length >= 0 else { throw .last }
        guard length < target.count else { throw .nameTooLong }
        return target[..<length].map(UInt8.init(bitPattern:))
    }

    /// The names in this folder without `.` and `..`, unordered and of any encoding.
    func names() throws(SystemError) -> [[UInt8]] {
        // A listing's position belongs to the descriptor, and other threads may be reading the
        // folder, so this listing needs a descriptor of its own.
        let listing = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard listing >= 0, let stream = fdopendir(listing) else {
            let error = SystemError.last
            if listing >= 0 { _ = close(listing) }
            throw error
        }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        errno = 0
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
            errno = 0
        }
        guard errno == 0 else { throw .last }
        return names
    }
}

extension FileState {
    fileprivate init(_ status: stat) {
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        self.init(
            identity: FileIdentity(status),
            modified: Time(seconds: modified.tv_sec, nanoseconds: modified.tv_nsec),
            changed: Time(seconds: changed.tv_sec, nanoseconds: changed.tv_nsec))
    }
}

extension FileIdentity {
    fileprivate init(_ status: stat) {
        self.init(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            inode: UInt64(truncatingIfNeeded: status.st_ino),
            size: Int(status.st_size))
    }
}

/// The identity of a file or folder: two paths with one identity lead to one file.
struct FileIdentity: Hashable, Sendable {
    /// The number of the device that holds the file.
    let device: UInt64
    /// The file's number on its device.
    let inode: UInt64
    /// The size in bytes.
    let size: Int
}

/// What the file system reports about a file: while it is unchanged, so are the file's bytes.
public struct FileState: Hashable, Sendable {
    let identity: FileIdentity
    /// The size in bytes; 0 for a file of an archive that passed by without being kept.
    public var size: Int { identity.size }
    /// The time of the last write, if the writer did not fake it.
    let modified: Time
    /// The time of the last change of any kind, permissions included; it can't be set.
    let changed: Time

    /// A moment, counted from the epoch of the system's clock.
    struct Time: Hashable, Sendable {
        let seconds: Int
        let nanoseconds: Int
    }
}
