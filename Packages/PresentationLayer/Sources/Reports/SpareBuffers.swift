import Synchronization

/// Buffers that were passed on, for those who write next: memory that is used again costs less than
/// new memory.
final class SpareBuffers: Sendable {
    /// What is larger isn't kept; in bytes.
    private static let limit = 1 << 20

    private let buffers = Mutex<[[UInt8]]>([])

    /// An empty buffer.
    func take() -> [UInt8] {
        buffers.withLock { $0.popLast() } ?? []
    }

    /// Takes over a buffer that nobody else has.
    func give(_ buffer: consuming [UInt8]) {
        if buffer.capacity > Self.limit { return }
        buffer.removeAll(keepingCapacity: true)
        buffers.withLock { [buffer] in $0.append(buffer) }
    }
}
