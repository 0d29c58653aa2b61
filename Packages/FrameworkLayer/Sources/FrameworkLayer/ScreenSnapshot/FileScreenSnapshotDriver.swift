public import DomainLayer
import StreamedJSON

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Keeps the snapshot of the screen in a small JSON file of the user's:
/// `debian-licenses/screen.json` below `$XDG_STATE_HOME`, which is `~/.local/state` by default (XDG
/// Base Directory Specification 0.8).
public struct FileScreenSnapshotDriver: ScreenSnapshotDriverProtocol {
    /// The longest file that is read or written, in bytes: a filter that somebody pasted is long.
    public static let sizeLimit = 64 * 1024

    /// Nil if the environment names no place.
    private let path: String?

    /// Keeps the snapshot where the environment says.
    public init() {
        self.init(path: Self.path { getenv($0).map { String(cString: $0) } })
    }

    /// - Parameter path: absolute; nil if the environment names none.
    init(path: String?) {
        self.path = path
    }

    /// - Parameter variable: gives the environment's variables.
    static func path(_ variable: (String) -> String?) -> String? {
        // A relative path is to be ignored, says the specification.
        func folder(_ name: String) -> String? {
            variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        let state = folder("XDG_STATE_HOME") ?? folder("HOME").map { $0 + "/.local/state" }
        return state.map { $0 + "/debian-licenses/screen.json" }
    }

    @concurrent
    public func read() async throws(ScreenSnapshotDriverError) -> ScreenSnapshot? {
        let path = try place
        guard let bytes = try OwnFile.bytes(at: path, limit: Self.sizeLimit) else { return nil }
        do throws(JSONReaderError) {
            return try ScreenSnapshot(json: bytes)
        } catch {
            throw .invalid(path: path)
        }
    }

    @concurrent
    public func write(_ snapshot: ScreenSnapshot) async throws(ScreenSnapshotDriverError) {
        let path = try place
        let bytes = Array(snapshot.json.utf8)
        if bytes.count > Self.sizeLimit {
            throw .tooLarge(size: bytes.count, limit: Self.sizeLimit)
        }
        try OwnFile.prepare(path)
        do throws(FileOutputError) {
            _ = try await AtomicFileOutputDriver().write(bytes, to: path)
        } catch {
            switch error {
            case .failed(let path, let message): throw .unwritable(path: path, message: message)
            // Nothing is in the way of what replaces what is there.
            case .exists(let path): throw .unwritable(path: path, message: "File exists")
            }
        }
        // Like its folder, it is private to the user.
        chmod(path, 0o600)
    }

    private var place: String {
        get throws(ScreenSnapshotDriverError) {
            guard let path else { throw .noPlace }
            return path
        }
    }
}

/// A file that this program keeps for its user; what somebody else has put in its place is left
/// alone.
private enum OwnFile {
    /// All bytes of the file; nil if there is none.
    static func bytes(
        at path: String, limit: Int
    ) throws(ScreenSnapshotDriverError) -> [UInt8]? {
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
            throw .unreadable(path: path, .system(message: String(cString: strerror(EPERM))))
        }
        // It may grow while it is read.
        var bytes = [UInt8](repeating: 0, count: limit + 1)
        var count = 0
        while count <= limit {
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
        guard count <= limit else {
            throw .unreadable(
                path: path, .tooLarge(size: max(count, Int(status.st_size)), limit: limit))
        }
        return Array(bytes[..<count])
    }

    /// Makes the folders that the file is to lie in, private to the user (mode 0700, as the
    /// specification wants), and sees to it that nothing but a file is replaced.
    ///
    /// In somebody else's folder nothing is made: what the superuser makes in a user's home, as
    /// under a `sudo` that keeps `HOME`, would lock the user out.
    static func prepare(_ path: String) throws(ScreenSnapshotDriverError) {
        var status = stat()
        // Whether the innermost that there is already, a folder or the file, is the process's.
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
    /// What the last system call of this thread left in `errno`, in the system's words.
    fileprivate static var lastError: FileFailure {
        .system(message: String(cString: strerror(errno)))
    }
}

/// The members of a snapshot in JSON; others are skipped.
private enum SnapshotMember: String, JSONMember {
    case filter
    case selection

    static let optional: [SnapshotMember] = [.selection]
}

extension ScreenSnapshot {
    fileprivate init(json bytes: [UInt8]) throws(JSONReaderError) {
        var reader = JSONReader(bytes)
        self.init()
        try reader.beginObject()
        let members = JSONMembers<SnapshotMember>()
        var seen = JSONMembers<SnapshotMember>.Seen()
        while let member = try reader.next(of: members, &seen) {
            switch member {
            case .filter: filter = try reader.string()
            case .selection: selection = try reader.stringOrNull()
            }
        }
        try reader.finish()
    }

    fileprivate var json: String {
        let selection = selection.map { ", \"selection\": \($0.quoted)" } ?? ""
        return "{\"filter\": \(filter.quoted)\(selection)}\n"
    }
}

extension String {
    /// The text as JSON has it (RFC 8259, section 7).
    fileprivate var quoted: String {
        var quoted = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\0"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
