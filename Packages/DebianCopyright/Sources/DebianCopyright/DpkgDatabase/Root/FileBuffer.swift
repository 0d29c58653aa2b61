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
public struct FileBuffer: Sendable {
    /// The bytes read. Its room grows to the longest file and never shrinks, so that reading
    /// allocates next to nothing; nobody writes to the room before a file fills it, which would
    /// cost as much as to read.
    private var storage: [UInt8] = []

    /// The number of bytes read; 0 after an error.
    public var count: Int { storage.count }

    public init() {}

    /// Lends the bytes for the duration of `body`; the view must not leave it.
    public func withBytes<Result>(_ body: (ByteView) throws -> Result) rethrows -> Result {
        try ByteView.withBytes(of: storage, body)
    }

    /// The bytes decoded as UTF-8, with U+FFFD for those that are none.
    public var text: String { withBytes { String($0) } }

    mutating func removeAll() {
        storage.removeAll(keepingCapacity: true)
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
            let got = append(upTo: expected + 1, from: file)
            guard got >= 0 else {
                let error = SystemError.last
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

    /// One call of the system's.
    ///
    /// - Returns: how many bytes came; a negative number for an error.
    private mutating func append(upTo length: Int, from file: borrowing Descriptor) -> Int {
        var got = 0
        storage.append(addingCapacity: length) { room in
            room.withUnsafeMutableBufferPointer { bytes, initialized in
                got = read(file.number, bytes.baseAddress, length)
                initialized = max(got, 0)
            }
        }
        return got
    }
}
