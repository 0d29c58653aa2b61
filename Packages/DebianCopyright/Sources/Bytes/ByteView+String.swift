extension String {
    /// The bytes decoded as UTF-8, with U+FFFD for those that are none.
    @inlinable
    public init(_ bytes: ByteView) {
        self = String(
            decoding: UnsafeBufferPointer(start: bytes.start, count: bytes.count), as: UTF8.self)
    }
}

extension ByteView {
    /// Whether the bytes are UTF-8 throughout.
    public var isUTF8: Bool {
        var position = 0
        // ASCII, eight bytes at a time: nearly every file is nothing else.
        let raw = UnsafeRawPointer(start)
        while position &+ 8 <= count,
            raw.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080
                == 0
        {
            position &+= 8
        }
        guard position < count else { return true }
        return String(
            validating: UnsafeBufferPointer(start: start + position, count: count - position),
            as: UTF8.self) != nil
    }
}
