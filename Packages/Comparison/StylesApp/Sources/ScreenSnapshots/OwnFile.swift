import ASMFStyle
import DomainLayer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file that this program keeps for its user. It doesn't touch what others have put in its place.
enum OwnFile {
    /// The size limit for reading and writing, in bytes; a pasted filter may be long.
    static let sizeLimit = 64 * 1024

    /// The path of the file; nil if the environment names no place.
    ///
    /// - Parameter variable: gives the value of an environment variable.
    static func path(_ variable: (String) -> String?) -> String? {
        // The specification says to ignore relative paths.
        func folder(_ name: String) -> String? {
            variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        let state = folder("XDG_STATE_HOME") ?? folder("HOME").map { $0 + "/.local/state" }
        return state.map { $0 + "/debian-licenses/screen.json" }
    }

    /// All bytes of the file; nil if there is none.
    static func bytes(at path: String) throws(ScreenSnapshotDriverError) -> [UInt8]? {
        // Opening a FIFO without a writer must not block.
        let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        if file < 0, errno == ENOENT || errno == ENOTDIR { return nil }
        guard file >= 0 else { throw .unreadable(path: path, .lastError) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .unreadable(path: path, .lastError) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(path: path, .notRegularFile)
        }
        guard status.st_uid == geteuid() else {
            throw .unreadable(path: path, .unreadable(message: String(cString: strerror(EPERM))))
        }
        // The file may grow while it is read.
        var bytes = [UInt8](repeating: 0, count: sizeLimit + 1)
        var count = 0
        while count <= sizeLimit {
            let got = bytes[count...].withUnsafeMutableBytes {
                read(file, $0.baseAddress, $0.count)
            }
            if got == 0 { break }
            if got > 0 {
                count += got
            } else if errno != EINTR {
                throw .unreadable(path: path, .lastError)
            }
        }
        guard count <= sizeLimit else {
            throw .unreadable(
                path: path, .tooLarge(size: max(count, Int(status.st_size)), limit: sizeLimit))
        }
        return Array(bytes[..<count])
    }

    /// Makes the folders for the file, private to the user (mode 0700, as the specification
    /// demands), and makes sure that only a file is replaced.
    ///
    /// Nothing is made in a folder of another user: what the superuser makes in a user's home, for
    /// instance with a `sudo` that keeps `HOME`, would lock the user out.
    static func prepare(_ path: String) throws(ScreenSnapshotDriverError) {
        var status = stat()
        // Whether the innermost existing folder, or the file, belongs to the process.
        var isOwn = false
        for index in path.indices where path[index] == "/" {
            let folder = index == path.startIndex ? "/" : String(path[..<index])
            if stat(folder, &status) == 0 {
                isOwn = status.st_uid == geteuid()
            } else if !isOwn {
                break
            } else if mkdir(folder, 0o700) != 0, errno != EEXIST {
                throw .unwritable(path: path, message: String(cString: strerror(errno)))
            }
        }
        if stat(path, &status) == 0 {
            if status.st_mode & S_IFMT != S_IFREG {
                throw .unwritable(path: path, message: "not a regular file")
            }
            isOwn = status.st_uid == geteuid()
        }
        if !isOwn { throw .unwritable(path: path, message: String(cString: strerror(EPERM))) }
    }
}

extension FileFailure {
    /// The error that the last system call of this thread left in `errno`, in the system's words.
    fileprivate static var lastError: FileFailure {
        .unreadable(message: String(cString: strerror(errno)))
    }
}
