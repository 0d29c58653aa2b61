#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A stretch of bytes that somebody else owns: what every reader of this package works on.
///
/// It is two words, so that cutting a file into stanzas, fields and words allocates nothing; a
/// `String` or an array slice for each would cost more than reading the files. It is valid only
/// while its owner is, which is why it is made in ``withBytes(of:_:)`` alone and is not `Sendable`.
/// Reading beyond its end stops the program rather than reading other memory.
public struct ByteView {
    let start: UnsafePointer<UInt8>
    /// The number of bytes.
    public let count: Int

    /// Lends the bytes of an array for the duration of `body`; the view must not leave it.
    public static func withBytes<Result>(
        of array: [UInt8], _ body: (ByteView) throws -> Result
    ) rethrows -> Result {
        try array.withUnsafeBytes { try withBytes(of: $0, body) }
    }

    /// Lends the numbers of an array in the same way, each as the two bytes that it has in memory.
    public static func withBytes<Result>(
        ofNumbers array: [UInt16], _ body: (ByteView) throws -> Result
    ) rethrows -> Result {
        try array.withUnsafeBytes { try withBytes(of: $0, body) }
    }

    static func withBytes<Result>(
        of bytes: UnsafeRawBufferPointer, _ body: (ByteView) throws -> Result
    ) rethrows -> Result {
        guard let start = bytes.baseAddress else {
            return try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { nothing in
                nothing.initialize(repeating: 0)
                return try body(ByteView(start: nothing.baseAddress!, count: 0))
            }
        }
        return try body(
            ByteView(start: start.assumingMemoryBound(to: UInt8.self), count: bytes.count))
    }
}

extension ByteView: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    public subscript(position: Int) -> UInt8 {
        // One comparison: a negative position is a very large number.
        precondition(UInt(bitPattern: position) < UInt(bitPattern: count), "beyond the bytes")
        return start[position]
    }

    public subscript(bounds: Range<Int>) -> ByteView {
        precondition(bounds.lowerBound >= 0 && bounds.upperBound <= count, "beyond the bytes")
        return ByteView(start: start + bounds.lowerBound, count: bounds.count)
    }
}

extension ByteView {
    /// The first position at or after `from` that holds `byte`; nil where none does.
    ///
    /// It is the C library's `memchr`, which is fast in a debug build too.
    public func position(of byte: UInt8, from: Int = 0) -> Int? {
        precondition(from >= 0 && from <= count, "beyond the bytes")
        guard let found = memchr(start + from, Int32(byte), count - from) else { return nil }
        return start.distance(to: found.assumingMemoryBound(to: UInt8.self))
    }

    /// How far this view's first byte stands behind that of the view it was cut from.
    public func offset(in whole: ByteView) -> Int {
        whole.start.distance(to: start)
    }

    /// Where this view lies in the one that it was cut from.
    public func range(in whole: ByteView) -> Range<Int> {
        let start = offset(in: whole)
        return start..<start + count
    }

    /// The view from this one's first byte to the other's last, both cut from the same bytes.
    public func through(_ last: ByteView) -> ByteView {
        let length = start.distance(to: last.start) + last.count
        precondition(length >= 0, "the last view stands before the first")
        return ByteView(start: start, count: length)
    }
}

extension ByteView: Hashable {
    public static func == (left: ByteView, right: ByteView) -> Bool {
        left.count == right.count && memcmp(left.start, right.start, left.count) == 0
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytes: UnsafeRawBufferPointer(start: start, count: count))
    }
}
