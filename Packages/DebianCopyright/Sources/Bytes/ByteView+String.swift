extension ByteView {
    /// Copies the bytes behind others.
    @inlinable
    public func append(to bytes: inout [UInt8]) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    }
}

extension String {
    /// The bytes decoded as UTF-8, with U+FFFD for those that are none.
    @inlinable
    public init(_ bytes: ByteView) {
        self = String(
            decoding: UnsafeBufferPointer(start: bytes.start, count: bytes.count), as: UTF8.self)
    }
}
