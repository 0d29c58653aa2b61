#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The bytes of the most recently read file, in storage that the next file reuses.
///
/// Each reading thread has a buffer of its own.
package struct FileBuffer: Sendable {
    /// The bytes read; empty after an error. The storage grows to the longest file and never
    /// shrinks, so that reading allocates next to nothing. It isn't cleared before a file fills it,
    /// which would cost as much as reading.
    private(set) var bytes: [UInt8] = []
    /// Whether an in-memory tree shares the storage, which then can't be reused.
    private var isShared = false

    package init() {}

    var count: Int { bytes.count }

    /// Lends the bytes for the duration of `body`; the view must not leave it.
    package func withBytes<Result>(_ body: (ByteView) throws -> Result) rethrows -> Result {
        try ByteView.withBytes(of: bytes, body)
    }

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: !isShared)
        isShared = false
    }

    /// Takes over the content of a tree's file, without copying if it is in memory.
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
            // The archive has been cut short since.
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
    /// It asks for more than the expected bytes, so that a single call reads a file and sees its
    /// end. If the file has grown, reading continues up to the limit.
    mutating func fill(
        from file: borrowing Descriptor, expecting size: Int, limit: Int
    ) throws(FileProblem) {
        removeAll()
        while true {
            // One byte past the limit shows that the file is too long.
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

    /// The least number of bytes to ask for: a pipe doesn't report how much is coming.
    private static let leastRead = 1 << 16

    /// Makes room after the bytes; `body` fills it and returns how many bytes it wrote.
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

/// Files of the machine on which the program runs, named by the program's caller.
public enum HostFile {
    /// The bytes of a file; a pipe or device is read to its end.
    ///
    /// - Parameters:
    ///   - path: absolute, or relative to the working directory; links are followed.
    ///   - limit: the most bytes to read.
    /// - Throws: ``FileProblem/tooLarge(size:limit:)``, or ``FileProblem/unreadable(_:)`` for all
    ///   other errors, for example if it is a folder.
    public static func bytes(at path: String, limit: Int) throws(FileProblem) -> [UInt8] {
        var buffer = FileBuffer()
        try buffer.load(hostFile: path, limit: limit)
        return buffer.bytes
    }
}

/// Reading files that the program's caller names, outside of any root.
///
/// The caller has access to them anyway. So unlike a file inside a root, such a file may be a pipe
/// or a device, and links may lead anywhere.
extension FileBuffer {
    /// Reads a file of the host to its end.
    ///
    /// - Parameters:
    ///   - path: absolute, or relative to the working directory.
    ///   - limit: the most bytes to read.
    /// - Throws: ``FileProblem/tooLarge(size:limit:)``, or ``FileProblem/unreadable(_:)`` for all
    ///   other errors, for example if it is a folder. The buffer is then empty.
    package mutating func load(hostFile path: String, limit: Int) throws(FileProblem) {
        removeAll()
        try fill(from: opened { () throws(SystemError) in try Descriptor(hostFile: path) }, limit)
    }

    /// Reads an open file, pipe or device from its current position to its end, and leaves it open.
    ///
    /// - Parameters:
    ///   - number: the file's descriptor.
    ///   - limit: the most bytes to read.
    /// - Throws: the errors of ``load(hostFile:limit:)``.
    package mutating func load(openFile number: Int32, limit: Int) throws(FileProblem) {
        removeAll()
        try fill(
            from: opened { () throws(SystemError) in try Descriptor(duplicating: number) }, limit)
    }

    private func opened(
        _ open: () throws(SystemError) -> Descriptor
    ) throws(FileProblem) -> Descriptor {
        do throws(SystemError) { return try open() } catch { throw .unreadable(error) }
    }

    /// Fills the buffer; only a regular file's size is known in advance.
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
