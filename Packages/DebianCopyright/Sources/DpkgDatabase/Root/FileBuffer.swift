public import Bytes

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
    /// Grows to the longest file and never shrinks, so that reading allocates next to nothing.
    private var storage: [UInt8] = []

    /// The number of bytes read; 0 after an error.
    public private(set) var count = 0

    public init() {}

    /// Lends the bytes for the duration of `body`; the view must not leave it.
    public func withBytes<Result>(_ body: (ByteView) throws -> Result) rethrows -> Result {
        try ByteView.withBytes(of: storage) { try body($0[0..<count]) }
    }

    /// The bytes decoded as UTF-8, with U+FFFD for those that are none.
    public var text: String { withBytes { String($0) } }

    mutating func removeAll() {
        count = 0
    }

    /// Reads to the end of the file.
    ///
    /// More than the expected bytes are asked for, so that a single call reads a file and sees its
    /// end. A file that grew meanwhile is read on as far as the limit allows.
    mutating func fill(
        from file: borrowing Descriptor, expecting size: Int, limit: Int
    ) throws(FileProblem) {
        count = 0
        while true {
            grow(beyond: max(size, count))
            // One byte beyond the limit shows that the file is too long.
            let end = min(storage.count - 1, limit) + 1
            let got = storage.withUnsafeMutableBytes { room in
                let rest = UnsafeMutableRawBufferPointer(rebasing: room[count..<end])
                return read(file.number, rest.baseAddress, rest.count)
            }
            guard got >= 0 else {
                let error = SystemError.last
                if error.number == EINTR { continue }
                count = 0
                throw .unreadable(error)
            }
            count += got
            guard count <= limit else {
                defer { count = 0 }
                throw .tooLarge(size: count, limit: limit)
            }
            if got == 0 || count == size { return }
        }
    }

    private mutating func grow(beyond size: Int) {
        guard storage.count <= size else { return }
        let old = storage
        let length = max(size + 1, 2 * old.count, 1 << 16)
        // The C library's calls are fast in a debug build too, unlike those of the array.
        storage = [UInt8](unsafeUninitializedCapacity: length) { room, initialized in
            guard let start = room.baseAddress else { return }
            memset(start, 0, length)
            memcpy(start, old, old.count)
            initialized = length
        }
    }
}
