/// The runs of letters, digits and bytes above ASCII in some bytes, in order.
///
/// The bytes are classed 64 at a time, a bit each and the first one's lowest: where a run begins
/// and ends is then a matter of counting zeros, and nothing has to guess how long it is.
@frozen
public struct WordRuns {
    @usableFromInline let bytes: ByteView
    /// Where the block begins that is being looked at.
    @usableFromInline var start = 0
    /// Its bytes that belong to runs, but for the runs that were given already.
    @usableFromInline var block: UInt64

    /// So many bytes make a block; behind the end of the bytes there are none of any run.
    public static let size = 64
    /// A block has no more runs than this.
    public static let mostOfBlock = size / 2

    @inlinable
    public init(_ bytes: ByteView) {
        self.bytes = bytes
        block = WordRuns.block(of: bytes, from: 0)
    }

    /// The next run; nil at the end.
    @inlinable
    @inline(__always)
    public mutating func next() -> WordRun? {
        while true {
            if let run = nextOfBlock() { return run }
            if !goOn() { return nil }
        }
    }

    /// The next run of the block; nil where no other one ends in it.
    ///
    /// One that fills the block ends with it, wherever it goes on.
    @inlinable
    @inline(__always)
    public mutating func nextOfBlock() -> WordRun? {
        // Adding to a run's lowest bit clears it and sets the bit behind it.
        let behind = block &+ (block & (0 &- block))
        if behind == 0 {
            guard block == .max else { return nil }
            block = 0
            return WordRun(bytes, from: start, to: start &+ Self.size)
        }
        let run = WordRun(
            bytes, from: start &+ block.trailingZeroBitCount,
            to: start &+ behind.trailingZeroBitCount)
        block &= behind
        return run
    }

    /// Goes on to the next block, which begins with the run that does not end in this one; false at
    /// the end.
    @inlinable
    @inline(__always)
    public mutating func goOn() -> Bool {
        let next = block == 0 ? start &+ Self.size : start &+ block.trailingZeroBitCount
        guard next < bytes.count else { return false }
        goOn(from: next)
        return true
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

    /// Which of the next bytes belong to runs.
    @usableFromInline
    @inline(never)
    static func block(of bytes: ByteView, from start: Int) -> UInt64 {
        let count = bytes.count &- start
        guard start >= 0, count >= size else { return lastBlock(of: bytes, from: start) }
        let raw = UnsafeRawPointer(bytes.start + start)
        var block: UInt64 = 0
        var place = size
        while place > 0 {
            place &-= 8
            let eight = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            let marks = EightBytes(bits: UInt64(littleEndian: eight)).ofWords
            block = block &<< 8 | EightBytes.gathered(marks)
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
