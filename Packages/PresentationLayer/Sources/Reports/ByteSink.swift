/// Takes the bytes of a report, in order, in pieces of some tens of kilobytes.
///
/// `[UInt8]` keeps them all; a terminal passes each piece on, so that a report of any length needs
/// little memory.
public protocol ByteSink<Failure> {
    /// What writing can fail with; `Never` where it can't.
    associatedtype Failure: Error = Never

    /// Takes the next piece, which is not empty.
    mutating func write(_ bytes: [UInt8]) throws(Failure)
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
