/// Receives the bytes of a report, in order, in pieces of some tens of kilobytes.
///
/// `[UInt8]` keeps all bytes. A terminal passes each piece on, so that a report of any length needs
/// little memory.
public protocol ByteSink<Failure> {
    /// The error of a failed write; `Never` if writing can't fail.
    associatedtype Failure: Error = Never

    /// Receives the next piece, which is not empty.
    mutating func write(_ bytes: [UInt8]) throws(Failure)
}

/// The limit on the length of a report, counted down while the report is written.
///
/// In most formats each package repeats the contents of its copyright file, and thousands of
/// packages may share one long file. The listing of a system with 8,000 packages needs a fifth of
/// this limit.
public struct ByteLimit {
    public static let bytes = 512 << 20
    /// The limit in words, for messages.
    public static var label: String { "\(bytes >> 20) MiB" }

    private var rest = Self.bytes

    public init() {}

    /// Whether this many more bytes are within the limit; if so, they count as written.
    public mutating func allows(_ count: Int) -> Bool {
        rest -= count
        return rest >= 0
    }
}

extension [UInt8]: ByteSink {
    public mutating func write(_ bytes: [UInt8]) {
        append(contentsOf: bytes)
    }
}

extension [UInt8] {
    /// How many bytes are worth a write.
    private static let pieceSize = 64 * 1024

    /// Passes all bytes on. The buffer is empty afterward, and keeps its memory.
    mutating func flush<Sink: ByteSink>(to sink: inout Sink) throws(Sink.Failure) {
        if isEmpty { return }
        try sink.write(self)
        removeAll(keepingCapacity: true)
    }

    /// Passes all bytes on if there are enough of them.
    mutating func flushFullPiece<Sink: ByteSink>(to sink: inout Sink) throws(Sink.Failure) {
        if count >= Self.pieceSize { try flush(to: &sink) }
    }
}
