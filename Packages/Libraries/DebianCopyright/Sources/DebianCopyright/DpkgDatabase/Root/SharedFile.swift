#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A regular file of the host that stays open, to be read at any place by any number of threads.
///
/// An archive is read so: what a listing needs of it is remembered by place and length, and read
/// when it is asked for.
public final class SharedFile: Sendable {
    /// What the file system said of the file when it was opened.
    public let state: FileState
    private let file: Descriptor

    /// - Parameter path: absolute, or from the working folder; links are followed.
    /// - Throws: the system's refusal; `EISDIR` for a folder, `ESPIPE` for a pipe or a device.
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
    ///   - state: what the file system says of it.
    init(_ file: consuming Descriptor, state: FileState) {
        self.file = file
        self.state = state
    }

    /// How many bytes it had when it was opened.
    public var size: Int { state.identity.size }

    /// Reads as many bytes as there is room for, fewer only at the end of the file.
    ///
    /// - Parameters:
    ///   - offset: of the first byte, from the beginning of the file.
    ///   - room: takes the bytes.
    /// - Returns: how many bytes came.
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
