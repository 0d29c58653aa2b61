/// Takes the bytes of a report, in order, in pieces of some tens of kilobytes.
///
/// `[UInt8]` keeps them all; a terminal passes each piece on, so that a report of any length needs
/// little memory.
public protocol ByteSink<Failure> {
    /// What writing can fail with; `Never` if it can't.
    associatedtype Failure: Error = Never

    /// Takes the next piece, which is not empty.
    mutating func write(_ bytes: [UInt8]) throws(Failure)
}

/// How long a report may get: what is left of it while one is written.
///
/// In most formats a package repeats what its copyright file says, and thousands of packages may
/// share one long file. The listing of a system with 8,000 packages is a fifth of this.
public struct ByteLimit {
    public static let bytes = 512 << 20
    /// The number as a message has it.
    public static var label: String { "\(bytes >> 20) MiB" }

    private var rest = Self.bytes

    public init() {}

    /// Whether so many bytes more are within it; they count as written.
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
    /// How much is collected before it is worth a write.
    private static let pieceSize = 64 * 1024

    /// Passes everything on and is empty then, its memory kept for what comes next.
    mutating func flush<Sink: ByteSink>(to sink: inout Sink) throws(Sink.Failure) {
        if isEmpty { return }
        try sink.write(self)
        removeAll(keepingCapacity: true)
    }

    /// Passes everything on once there is enough of it.
    mutating func flushFullPiece<Sink: ByteSink>(to sink: inout Sink) throws(Sink.Failure) {
        if count >= Self.pieceSize { try flush(to: &sink) }
    }
}
