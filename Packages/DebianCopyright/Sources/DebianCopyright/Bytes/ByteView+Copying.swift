extension OutputSpan<UInt8> {
    /// Copies bytes that there is room for.
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
    /// The bytes decoded as UTF-8, with U+FFFD for those that are none.
    public init(_ bytes: ByteView) {
        self = String(
            decoding: UnsafeBufferPointer(start: bytes.start, count: bytes.count), as: UTF8.self)
    }
}
