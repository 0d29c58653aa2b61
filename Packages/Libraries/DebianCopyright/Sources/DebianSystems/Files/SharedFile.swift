#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A regular file of the host that stays open; any number of threads can read any part of it.
///
/// Archives are read this way: a listing remembers the position and length of its parts, which are
/// read when they are needed.
public final class SharedFile: Sendable {
    /// The file's state when it was opened.
    public let state: FileState
    private let file: Descriptor

    /// - Parameter path: absolute, or relative to the working directory; links are followed.
    /// - Throws: the system's error; `EISDIR` for a folder, `ESPIPE` for a pipe or device.
    public init(hostFile path: String) throws(SystemError) {
        let file = try Descriptor(hostFile: path, waiting: false)
        let status = try file.status()
        switch status.kind {
        case .regular: break
        case .folder: throw SystemError(number: EISDIR)
        case .link, .other: throw SystemError(number: ESPIPE)
        }
        state = status.state
        self.file = file
    }

    /// - Parameters:
    ///   - file: a regular file.
    ///   - state: what the file system reports about the file.
    init(_ file: consuming Descriptor, state: FileState) {
        self.file = file
        self.state = state
    }

    /// The size in bytes when the file was opened.
    public var size: Int { state.identity.size }

    /// Reads as many bytes as there is room for, fewer only at the end of the file.
    ///
    /// - Parameters:
    ///   - offset: the position of the first byte, from the beginning of the file.
    ///   - room: receives the bytes.
    /// - Returns: the number of bytes read.
    package func read(
        at offset: Int, into room: UnsafeMutableRawBufferPointer
    ) throws(SystemError) -> Int {
        var count = 0
        while count < room.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: room[count...])
            let got = pread(file.number, rest.baseAddress, rest.count, off_t(offset + count))
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { throw .last }
            guard got > 0 else { break }
            count += got
        }
        return count
    }
}
