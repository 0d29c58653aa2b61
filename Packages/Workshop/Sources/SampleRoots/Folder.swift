#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder that is there.
public struct Folder: Sendable {
    public let path: String

    /// Makes the folder, and those above it, where they are missing.
    public init(_ path: String) throws(FolderError) {
        var position = path.startIndex
        while position != path.endIndex {
            position = path[position...].dropFirst().firstIndex(of: "/") ?? path.endIndex
            let part = String(path[..<position])
            guard mkdir(part, 0o755) == 0 || errno == EEXIST else { throw FolderError(part) }
        }
        self.path = path
    }

    /// The folder of this name inside.
    public func folder(_ name: String) throws(FolderError) -> Folder {
        try Folder(existing: "\(path)/\(name)")
    }

    private init(existing path: String) throws(FolderError) {
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw FolderError(path) }
        self.path = path
    }

    /// Writes a file, over the old one of this name.
    public func write(_ bytes: [UInt8], as name: String) throws(FolderError) {
        let file = "\(path)/\(name)"
        let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FolderError(file) }
        defer { close(descriptor) }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                unistdWrite(descriptor, buffer[written...])
            }
            guard count > 0 else { throw FolderError(file) }
            written += count
        }
    }
}

/// The C library's `write`, which the method of the same name hides; again where a signal came
/// between.
private func unistdWrite(_ descriptor: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    while true {
        let start = UnsafeRawBufferPointer(rebasing: bytes).baseAddress
        let count = write(descriptor, start, bytes.count)
        if count >= 0 || errno != EINTR { return count }
    }
}

/// Why a folder or file was not written.
public struct FolderError: Error, Hashable, Sendable, CustomStringConvertible {
    public let path: String
    /// The C library's `errno`.
    public let code: Int32

    init(_ path: String) {
        self.path = path
        code = errno
    }

    public var description: String { "\(path): \(String(cString: strerror(code)))" }
}
