/// The runs of letters, digits and bytes above ASCII in some bytes, in order.
///
/// The bytes are classed 64 at a time, a bit each and the first one's lowest: where a run begins and
/// ends is then a matter of counting zeros, and nothing has to guess how long it is.
@frozen
public struct WordRuns {
    @usableFromInline let bytes: ByteView
    /// Where the block begins that is being looked at.
    @usableFromInline var start = 0
    /// Its bytes that belong to runs, but for the runs that were given already.
    @usableFromInline var block: UInt64

    /// So many bytes make a block; behind the end of the bytes there are none of any run.
    @usableFromInline static let size = 64

    @inlinable
    public init(_ bytes: ByteView) {
        self.bytes = bytes
        block = WordRuns.block(of: bytes, from: 0)
    }

    /// Where the next run stands, none of which is empty; nil at the end.
    ///
    /// A run with bytes above ASCII may end where a block does: many of them are punctuation, so that
    /// it is asked for again from some place in it, over and over.
    @inlinable
    @inline(__always)
    public mutating func next() -> Range<Int>? {
        while block == 0 {
            start &+= WordRuns.size
            guard start < bytes.count else { return nil }
            block = WordRuns.block(of: bytes, from: start)
        }
        let place = block.trailingZeroBitCount
        let first = start &+ place
        let length = (~(block &>> UInt64(truncatingIfNeeded: place))).trailingZeroBitCount
        // Adding to a run's lowest bit clears it and sets the bit behind it.
        block &= block &+ (block & (0 &- block))
        var end = first &+ length
        if place &+ length == WordRuns.size {
            let rest = WordRuns.rest(of: bytes, from: first, behind: start)
            (start, block) = (rest.start, rest.block)
            end &+= rest.length
        }
        return Range(uncheckedBounds: (first, end))
    }

    /// Gives the run that begins at or goes on behind a position as the next one.
    ///
    /// - Parameter position: not before the last run's start.
    @inlinable
    @inline(__always)
    public mutating func goOn(from position: Int) {
        start = position
        block = position < bytes.count ? WordRuns.block(of: bytes, from: position) : 0
    }

    /// How far a run goes on that reaches the end of its block, and the block where it ends.
    ///
    /// It changes nothing itself: what is changed by a function that stands apart is in memory for
    /// everybody.
    @usableFromInline
    @inline(never)
    static func rest(
        of bytes: ByteView, from first: Int, behind block: Int
    ) -> (length: Int, start: Int, block: UInt64) {
        var length = 0
        var start = block
        var part = first
        while bytes[part..<min(start &+ size, bytes.count)].allSatisfy({ $0 < 0x80 }) {
            start &+= size
            guard start < bytes.count else { return (length, start, 0) }
            let block = WordRuns.block(of: bytes, from: start)
            let more = (~block).trailingZeroBitCount
            length &+= more
            if more < size { return (length, start, block & (block &+ 1)) }
            part = start
        }
        return (length, start, 0)
    }

    /// Which of the next bytes belong to runs.
    @usableFromInline
    @inline(never)
    static func block(of bytes: ByteView, from start: Int) -> UInt64 {
        let count = bytes.count &- start
        guard start >= 0, count >= size else { return lastBlock(of: bytes, from: start) }
        let raw = UnsafeRawPointer(bytes.start + start)
        var block: UInt64 = 0
        var place = 0
        while place < size {
            let eight = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            let marks = EightBytes(bits: UInt64(littleEndian: eight)).ofWords
            block |= EightBytes.gathered(marks) &<< UInt64(truncatingIfNeeded: place)
            place &+= 8
        }
        return block
    }

    /// Which of the bytes that are no whole block belong to runs.
    private static func lastBlock(of bytes: ByteView, from start: Int) -> UInt64 {
        var block: UInt64 = 0
        for place in stride(from: 0, to: bytes.count - start, by: 8) {
            let marks = bytes.eight(from: start + place).ofWords
            block |= EightBytes.gathered(marks) &<< UInt64(place)
        }
        return block
    }
}
