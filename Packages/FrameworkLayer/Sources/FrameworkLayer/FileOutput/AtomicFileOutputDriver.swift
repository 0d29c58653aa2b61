public import DomainLayer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes a file under a temporary name next to its target, syncs it, and renames it into place, or
/// links it if nothing may be replaced.
///
/// rename(2) replaces the target in one step, so that a reader never sees a part and a failure
/// leaves the old file; link(2) fails if the target exists, even if another process has just made
/// it. A signal that ends the process waits until the temporary name is gone. A target that is no
/// regular file, such as `/dev/stdout` or a FIFO, can't be replaced and is written to directly.
public struct AtomicFileOutputDriver: FileOutputDriverProtocol {
    public init() {}

    @concurrent
    public func write(
        _ bytes: [UInt8], to path: String
    ) async throws(FileOutputError) -> FileOutputReceipt {
        try put(bytes, into: path, replacing: true)
    }

    @concurrent
    public func create(
        _ bytes: [UInt8], at path: String
    ) async throws(FileOutputError) -> FileOutputReceipt {
        try put(bytes, into: path, replacing: false)
    }

    private func put(
        _ bytes: [UInt8], into path: String, replacing: Bool
    ) throws(FileOutputError) -> FileOutputReceipt {
        let target = try OutputTarget(path, replacing: replacing)
        guard target.isReplaceable else {
            var file = try OutputFile(opening: target)
            try file.append(bytes)
            try file.finish()
            return .file
        }
        try HeldSignals.hold { () throws(FileOutputError) in
            var file = try OutputFile(temporaryBeside: target)
            do throws(FileOutputError) {
                try file.append(bytes)
                try file.sync()
                try file.finish()
                try file.moveIntoPlace(replacing: replacing)
            } catch {
                file.discard()
                throw error
            }
        }
        return .file
    }
}

/// An open file that isn't in its place yet: each step reports its error.
struct OutputFile {
    private let target: OutputTarget
    /// The name of the file until the rename; nil if the target itself is written.
    private let temporary: String?
    private var descriptor: Int32

    /// Opens the target itself, for devices and FIFOs.
    init(opening target: OutputTarget) throws(FileOutputError) {
        self.target = target
        temporary = nil
        descriptor = open(target.path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw FileOutputError(path: target.name, errno: errno) }
    }

    /// Makes a file with a name of its own in the target's folder, so that a rename can't cross
    /// file systems. The name isn't made from the target's, which may already have the maximum
    /// length.
    init(temporaryBeside target: OutputTarget) throws(FileOutputError) {
        self.target = target
        var template = Array("\(target.folder).unfinished.XXXXXX".utf8CString)
        descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw FileOutputError(path: target.name, errno: errno) }
        temporary = String(
            decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        // Only the superuser can give a file away: others stay the owner of what they write.
        if let owner = target.owner { _ = fchown(descriptor, owner.user, owner.group) }
        guard fchmod(descriptor, target.permissions) == 0 else {
            let number = errno
            discard()
            throw FileOutputError(path: target.name, errno: number)
        }
    }

    /// Writes the bytes in pieces of 1 MiB, so that a signal is obeyed soon.
    func append(_ bytes: [UInt8]) throws(FileOutputError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            if HeldSignals.haveCome { throw FileOutputError(path: target.name, errno: EINTR) }
            let written = rest.prefix(1 << 20).withUnsafeBytes {
                write(descriptor, $0.baseAddress, $0.count)
            }
            if written >= 0 {
                rest = rest.dropFirst(written)
            } else if errno != EINTR {
                throw FileOutputError(path: target.name, errno: errno)
            }
        }
    }

    /// Waits until the bytes are on the medium, because errors of a full or failing disk may only
    /// show then.
    func sync() throws(FileOutputError) {
        guard fsync(descriptor) == 0 else {
            throw FileOutputError(path: target.name, errno: errno)
        }
    }

    /// Closes the file; an error of a network file system may only show then.
    mutating func finish() throws(FileOutputError) {
        let closing = descriptor
        descriptor = -1
        guard close(closing) == 0 || errno == EINTR else {
            throw FileOutputError(path: target.name, errno: errno)
        }
    }

    /// Gives the file its name, replacing another file only if that is wanted.
    func moveIntoPlace(replacing: Bool) throws(FileOutputError) {
        guard let temporary else { return }
        let result = replacing ? rename(temporary, target.path) : link(temporary, target.path)
        if result != 0 { throw FileOutputError(path: target.name, errno: errno) }
        if !replacing { unlink(temporary) }
    }

    /// Removes what was written so far.
    mutating func discard() {
        if descriptor >= 0 { _ = close(descriptor) }
        descriptor = -1
        if let temporary { unlink(temporary) }
    }
}

/// The path that a file is written to: what is there now decides how.
struct OutputTarget {
    /// The path as the caller named it, for messages.
    let name: String
    /// The path with the links of a target resolved, so that writing through a link keeps the link.
    let path: String
    /// Whether a new file can replace the target; false for a device, FIFO or socket.
    let isReplaceable: Bool
    /// The permissions of the written file: those of the file that it replaces, or what the
    /// process's umask leaves of `rw-rw-rw-`.
    let permissions: mode_t
    /// The owner of the file that is replaced; nil if there is none.
    let owner: (user: uid_t, group: gid_t)?

    /// - Parameter replacing: whether to write through a link to nowhere, as a shell's `>` does; a
    ///   file that replaces nothing fails at such a link.
    init(_ name: String, replacing: Bool) throws(FileOutputError) {
        self.name = name
        var status = stat()
        guard stat(name, &status) == 0 else {
            guard errno == ENOENT else { throw FileOutputError(path: name, errno: errno) }
            path = replacing ? try OutputTarget.end(ofLinksFrom: name) : name
            isReplaceable = true
            permissions = 0o666 & ~OutputTarget.mask
            owner = nil
            return
        }
        let kind = status.st_mode & S_IFMT
        guard kind != S_IFDIR else { throw FileOutputError(path: name, errno: EISDIR) }
        isReplaceable = kind == S_IFREG
        permissions = status.st_mode & 0o777
        owner = (status.st_uid, status.st_gid)
        guard isReplaceable, let resolved = realpath(name, nil) else {
            path = name
            return
        }
        defer { free(resolved) }
        path = try OutputTarget.text(resolved, from: name)
    }

    /// The folder of ``path`` with a trailing slash; empty for the current one.
    var folder: Substring { OutputTarget.folder(of: path) }

    private static func folder(of path: String) -> Substring {
        path.lastIndex(of: "/").map { path[...$0] } ?? ""
    }

    /// The path that links to nowhere end at; the path itself if it is no link.
    private static func end(ofLinksFrom name: String) throws(FileOutputError) -> String {
        var path = name
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        // The system has followed the links to their end, so there are no more than it allows.
        for _ in 0..<40 {
            let count = readlink(path, &buffer, buffer.count - 1)
            if count <= 0 { break }
            buffer[count] = 0
            let destination = try text(buffer, from: name)
            path = destination.hasPrefix("/") ? destination : folder(of: path) + destination
        }
        return path
    }

    /// A path that the system reports. If it isn't UTF-8, a `String` can't hold it, and the file
    /// with the repaired name would be another one.
    private static func text(
        _ path: UnsafePointer<CChar>, from name: String
    ) throws(FileOutputError) -> String {
        guard let text = String(validatingCString: path) else {
            throw FileOutputError(path: name, errno: EILSEQ)
        }
        return text
    }

    /// The umask, which can only be read by setting it.
    private static let mask: mode_t = {
        let mask = umask(0o077)
        _ = umask(mask)
        return mask
    }()
}

extension FileOutputError {
    /// An error with the system's message for a value of `errno`.
    init(path: String, errno number: Int32) {
        self =
            number == EEXIST
            ? .exists(path: path) : .failed(path: path, message: String(cString: strerror(number)))
    }
}
