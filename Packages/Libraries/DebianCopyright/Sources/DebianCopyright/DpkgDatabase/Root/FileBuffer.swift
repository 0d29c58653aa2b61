#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The bytes of the file that was read last, in storage that the next one uses again.
///
/// Each thread that reads has a buffer of its own.
struct FileBuffer: Sendable {
    /// The bytes read; empty after an error. Its room grows to the longest file and never shrinks,
    /// so that reading allocates next to nothing; the room isn't cleared before a file fills it,
    /// which would cost as much as to read.
    private(set) var bytes: [UInt8] = []
    /// Whether a tree in memory has the same storage, which then can't be used again.
    private var isShared = false

    var count: Int { bytes.count }

    /// Lends the bytes for the duration of `body`; the view must not leave it.
    func withBytes<Result>(_ body: (ByteView) throws -> Result) rethrows -> Result {
        try ByteView.withBytes(of: bytes, body)
    }

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: !isShared)
        isShared = false
    }

    /// Takes what a file of a tree holds, without a copy if it is in memory.
    mutating func fill(with content: FileTree.Content) throws(FileProblem) {
        removeAll()
        switch content {
        case .bytes(let content):
            bytes = content
            isShared = true
        case .extent(let file, let offset, let count):
            do throws(SystemError) {
                try append(count) { room throws(SystemError) in
                    try file.read(at: offset, into: UnsafeMutableRawBufferPointer(room))
                }
            } catch {
                throw .unreadable(error)
            }
            // The archive was cut short since.
            guard bytes.count == count else {
                removeAll()
                throw .unreadable(SystemError(number: EIO))
            }
        case .omitted:
            throw .unreadable(SystemError(number: EFBIG))
        case .passed:
            throw .notKept
        }
    }

    /// Reads to the end of the file.
    ///
    /// More than the expected bytes are asked for, so that a single call reads a file and sees its
    /// end. A file that grew meanwhile is read on as far as the limit allows.
    mutating func fill(
        from file: borrowing Descriptor, expecting size: Int, limit: Int
    ) throws(FileProblem) {
        removeAll()
        while true {
            // One byte beyond the limit shows that the file is too long.
            let expected = min(max(size - count, Self.leastRead), limit - count)
            let got: Int
            do throws(SystemError) {
                got = try append(expected + 1) { room throws(SystemError) in
                    let got = read(file.number, room.baseAddress, room.count)
                    guard got >= 0 else { throw .last }
                    return got
                }
            } catch {
                if error.number == EINTR { continue }
                removeAll()
                throw .unreadable(error)
            }
            guard count <= limit else {
                defer { removeAll() }
                throw .tooLarge(size: count, limit: limit)
            }
            if got == 0 || count == size { return }
        }
    }

    /// How much to ask for at least, in bytes: a pipe does not say how much will come.
    private static let leastRead = 1 << 16

    /// Makes room behind the bytes, which `body` fills as far as it says.
    @discardableResult
    private mutating func append(
        _ length: Int,
        _ body: (UnsafeMutableBufferPointer<UInt8>) throws(SystemError) -> Int
    ) throws(SystemError) -> Int {
        var got = 0
        try bytes.append(addingCapacity: length) { room throws(SystemError) in
            try room.withUnsafeMutableBufferPointer { free, initialized throws(SystemError) in
                got = try body(UnsafeMutableBufferPointer(rebasing: free[..<length]))
                initialized = got
            }
        }
        return got
    }
}

// MARK: Files of the host

/// Files of the machine that the program runs on, which its caller names.
public enum HostFile {
    /// The bytes of a file; a pipe or a device is read to its end.
    ///
    /// - Parameters:
    ///   - path: absolute, or from the working folder; links are followed.
    ///   - limit: the most bytes to read.
    /// - Throws: ``FileProblem/tooLarge(size:limit:)``, or ``FileProblem/unreadable(_:)`` for all
    ///   that the system refuses, a folder among it.
    public static func bytes(at path: String, limit: Int) throws(FileProblem) -> [UInt8] {
        var buffer = FileBuffer()
        try buffer.load(hostFile: path, limit: limit)
        return buffer.bytes
    }
}

/// Reading what the program's caller names, outside of any root.
///
/// The caller may read it anyway, so unlike a file inside a root it may be a pipe or a device, and
/// links lead where they like.
extension FileBuffer {
    /// Reads a file of the host to its end.
    ///
    /// - Parameters:
    ///   - path: absolute, or from the working folder.
    ///   - limit: the most bytes to read.
    /// - Throws: ``FileProblem/tooLarge(size:limit:)``, or ``FileProblem/unreadable(_:)`` for all
    ///   that the system refuses, a folder among it. The buffer is empty then.
    mutating func load(hostFile path: String, limit: Int) throws(FileProblem) {
        removeAll()
        try fill(from: opened { () throws(SystemError) in try Descriptor(hostFile: path) }, limit)
    }

    /// Reads from where an open file, pipe or device stands to its end; it stays open.
    ///
    /// - Parameters:
    ///   - number: the file's descriptor.
    ///   - limit: the most bytes to read.
    /// - Throws: as ``load(hostFile:limit:)`` does.
    mutating func load(openFile number: Int32, limit: Int) throws(FileProblem) {
        removeAll()
        try fill(
            from: opened { () throws(SystemError) in try Descriptor(duplicating: number) }, limit)
    }

    private func opened(
        _ open: () throws(SystemError) -> Descriptor
    ) throws(FileProblem) -> Descriptor {
        do throws(SystemError) { return try open() } catch { throw .unreadable(error) }
    }

    /// Fills the buffer; only of a regular file is the size known before.
    private mutating func fill(
        from file: borrowing Descriptor, _ limit: Int
    ) throws(FileProblem) {
        let status: (kind: Descriptor.Kind, state: FileState)
        do throws(SystemError) { status = try file.status() } catch { throw .unreadable(error) }
        let size = status.kind == .regular ? status.state.identity.size : 0
        if size > limit { throw .tooLarge(size: size, limit: limit) }
        try fill(from: file, expecting: size, limit: limit)
    }
}
