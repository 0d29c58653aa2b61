#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A view of bytes that it doesn't own; every reader of this package works on it.
///
/// It is two words, so that cutting a file into stanzas, fields and words allocates nothing; a
/// `String` or an array slice for each would cost more than reading the files. It is valid only
/// while its owner is, which is why it is made in ``withBytes(of:_:)`` alone and is not `Sendable`.
/// Reading beyond its end stops the program rather than reading other memory.
public struct ByteView {
    @usableFromInline package let start: UnsafePointer<UInt8>
    /// The number of bytes.
    public let count: Int

    @inlinable
    init(start: UnsafePointer<UInt8>, count: Int) {
        self.start = start
        self.count = count
    }

    /// Lends the bytes of an array for the duration of `body`; the view must not leave it.
    public static func withBytes<Result>(
        of array: [UInt8], _ body: (ByteView) throws -> Result
    ) rethrows -> Result {
        try array.withUnsafeBytes { try withBytes(of: $0, body) }
    }

    /// Lends the numbers of an array for the duration of `body`, each as its two bytes in memory.
    package static func withBytes<Result>(
        ofNumbers array: [UInt16], _ body: (ByteView) throws -> Result
    ) rethrows -> Result {
        try array.withUnsafeBytes { try withBytes(of: $0, body) }
    }

    package static func withBytes<Result>(
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
    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { count }

    @inlinable public subscript(position: Int) -> UInt8 {
        // One comparison: a negative position is a very large number.
        precondition(UInt(bitPattern: position) < UInt(bitPattern: count), "beyond the bytes")
        return start[position]
    }

    @inlinable public subscript(bounds: Range<Int>) -> ByteView {
        precondition(bounds.lowerBound >= 0 && bounds.upperBound <= count, "beyond the bytes")
        return ByteView(start: start + bounds.lowerBound, count: bounds.count)
    }
}

extension ByteView {
    /// The first position at or after `from` that holds `byte`; nil if no position does.
    ///
    /// It calls the C library's `memchr`, which is fast in a debug build too.
    package func position(of byte: UInt8, from: Int = 0) -> Int? {
        precondition(from >= 0 && from <= count, "beyond the bytes")
        guard let found = memchr(start + from, Int32(byte), count - from) else { return nil }
        return start.distance(to: found.assumingMemoryBound(to: UInt8.self))
    }

    /// The position of this view's first byte in the view that it was cut from.
    public func offset(in whole: ByteView) -> Int {
        whole.start.distance(to: start)
    }

    /// The range that this view takes up in the view that it was cut from.
    package func range(in whole: ByteView) -> Range<Int> {
        let start = offset(in: whole)
        return start..<start + count
    }

    /// The view from this one's first byte to the last byte of `last`; both are cut from the same
    /// bytes.
    package func through(_ last: ByteView) -> ByteView {
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

// MARK: Copying

extension OutputSpan<UInt8> {
    /// Copies bytes; there must be room for them.
    mutating func append(_ bytes: ByteView) {
        withUnsafeMutableBufferPointer { room, initialized in
            precondition(room.count - initialized >= bytes.count, "beyond the room")
            guard let start = room.baseAddress else { return }
            (start + initialized).initialize(from: bytes.start, count: bytes.count)
            initialized += bytes.count
        }
    }
}

extension String {
    /// Decodes the bytes as UTF-8, with U+FFFD in place of invalid bytes.
    public init(_ bytes: ByteView) {
        self = String(
            decoding: UnsafeBufferPointer(start: bytes.start, count: bytes.count), as: UTF8.self)
    }
}

// MARK: Searching

extension ByteView {
    /// Whether the view contains a word of ASCII characters, ignoring case.
    ///
    /// Most bytes are never looked at: the byte at the position of the word's last character shows
    /// how far the search may jump (Horspool, "Practical fast searching in strings", 1980).
    ///
    /// - Parameter word: of at most 255 characters, and at least one.
    package func containsIgnoringCase(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { steps in
            steps.initialize(repeating: UInt8(length))
            for index in 0..<length - 1 {
                steps[Int(word.utf8Start[index].lowercased)] = UInt8(length - 1 - index)
            }
            var start = 0
            while start + length <= count {
                let last = self[start + length - 1].lowercased
                if last == word.utf8Start[length - 1].lowercased,
                    self[start..<start + length].startsIgnoringCase(with: word)
                {
                    return true
                }
                start += Int(steps[Int(last)])
            }
            return false
        }
    }
}

// MARK: Text

extension ByteView {
    /// Whether these may be the bytes of a text, in UTF-8 or any other encoding that includes
    /// ASCII: hardly any of the first bytes is a control character other than for layout.
    ///
    /// In compressed or encrypted data one byte in ten is, in UTF-16 every other one.
    package var isText: Bool {
        let head = self[0..<Swift.min(count, 1 << 12)]
        // UTF-16 without ASCII characters has no NULs, but a byte order mark.
        if head.count > 1, (head[0], head[1]) == (0xFF, 0xFE) || (head[0], head[1]) == (0xFE, 0xFF)
        {
            return false
        }
        let controls = head.count { $0 < 0x20 && !(0x08...0x0D).contains($0) && $0 != 0x1B }
        return controls * 50 <= head.count
    }

    /// Whether all bytes are valid UTF-8 (RFC 3629): no overlong forms, no surrogates, nothing
    /// beyond U+10FFFF.
    public var isUTF8: Bool {
        var position = 0
        while position < count {
            // Nearly every file is almost all ASCII.
            if count &- position >= 64, areASCII(from: position) {
                position &+= 64
            } else if eight(from: position).bits & EightBytes.marks == 0 {
                position &+= 8
            } else if start[position] < 0x80 {
                position &+= 1
            } else if let length = sequenceLength(at: position) {
                position &+= length
            } else {
                return false
            }
        }
        return true
    }

    /// Whether the next 64 bytes are ASCII.
    @inline(__always)
    private func areASCII(from position: Int) -> Bool {
        let words = UnsafeRawPointer(start).loadUnaligned(
            fromByteOffset: position, as: SIMD8<UInt64>.self)
        let all =
            words[0] | words[1] | words[2] | words[3] | words[4] | words[5] | words[6] | words[7]
        return all & EightBytes.marks == 0
    }

    /// The length of the sequence of two to four bytes that begins here; nil if there is none.
    private func sequenceLength(at position: Int) -> Int? {
        let lead = start[position]
        let length: Int
        // RFC 3629, section 4, has the table of allowed second bytes.
        let seconds: ClosedRange<UInt8>
        switch lead {
        case 0xC2...0xDF: (length, seconds) = (2, 0x80...0xBF)
        case 0xE0: (length, seconds) = (3, 0xA0...0xBF)
        case 0xED: (length, seconds) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, seconds) = (3, 0x80...0xBF)
        case 0xF0: (length, seconds) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, seconds) = (4, 0x80...0xBF)
        case 0xF4: (length, seconds) = (4, 0x80...0x8F)
        default: return nil
        }
        guard position + length <= count, seconds ~= start[position + 1] else { return nil }
        for next in 2..<length where start[position + next] & 0xC0 != 0x80 { return nil }
        return length
    }
}
