/// The runs of letters, digits and bytes above ASCII in some bytes, in order.
///
/// The bytes are classed in blocks of 64: one number says by a bit each which of them belong to
/// runs, the first byte's bit being the lowest. Where a run begins and ends is then a matter of
/// counting zeros, and nothing has to guess how long it is.
struct WordRuns {
    let bytes: ByteView
    /// Where the block that is being looked at begins.
    var start = 0
    /// The bits of its bytes that belong to runs, without the runs that were given already.
    var block: UInt64

    /// The bytes of a block; what is missing behind the end of the text belongs to no run.
    static let size = 64
    /// The most runs that a block can have: every second byte is one.
    static let mostOfBlock = size / 2

    init(_ bytes: ByteView) {
        self.bytes = bytes
        block = WordRuns.block(of: bytes, from: 0)
    }

    /// The next run; nil at the end.
    @inline(__always)
    mutating func next() -> WordRun? {
        while true {
            if let run = nextOfBlock() { return run }
            if !goOn() { return nil }
        }
    }

    /// The next run that ends in the block; nil if there is none.
    ///
    /// A run that fills the whole block is cut at its end, wherever it goes on.
    @inline(__always)
    mutating func nextOfBlock() -> WordRun? {
        // To add a run's lowest bit carries through the run: it is cleared, the bit behind it set.
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

    /// Goes on to the next block; false at the end. A run that doesn't end in this block begins the
    /// next one.
    @inline(__always)
    mutating func goOn() -> Bool {
        let next = block == 0 ? start &+ Self.size : start &+ block.trailingZeroBitCount
        guard next < bytes.count else { return false }
        goOn(from: next)
        return true
    }

    /// Goes on at a position: the next run is the one that begins there or behind, or what is left
    /// of the one that the position is in.
    ///
    /// - Parameter position: not before the last run's start.
    @inline(__always)
    mutating func goOn(from position: Int) {
        start = position
        block = position < bytes.count ? WordRuns.block(of: bytes, from: position) : 0
    }

    /// The bits of the block that begins at a position.
    @inline(never)
    static func block(of bytes: ByteView, from start: Int) -> UInt64 {
        let count = bytes.count &- start
        guard start >= 0, count >= size else { return lastBlock(of: bytes, from: start) }
        let raw = UnsafeRawPointer(bytes.start + start)
        var block: UInt64 = 0
        var offset = size
        while offset > 0 {
            offset &-= 8
            let eight = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let marks = EightBytes(bits: UInt64(littleEndian: eight)).ofWords
            block = block &<< 8 | EightBytes.gathered(marks)
        }
        return block
    }

    /// The bits of the last bytes, if they are no whole block.
    private static func lastBlock(of bytes: ByteView, from start: Int) -> UInt64 {
        var block: UInt64 = 0
        for offset in stride(from: 0, to: bytes.count - start, by: 8) {
            let marks = bytes.eight(from: start + offset).ofWords
            block |= EightBytes.gathered(marks) &<< UInt64(offset)
        }
        return block
    }
}

/// A run of letters, digits and bytes above ASCII.
struct WordRun {
    /// Where it stands; it is not empty.
    let range: Range<Int>
    /// Its bytes as one number, by which runs can be compared at once: the last one in the highest
    /// bits, zeros below the first one. Nil if the run is longer than sixteen bytes, or begins
    /// so near the end of the text that sixteen can't be read.
    let letters: UInt128?
    /// The byte behind it; zero at the end.
    let sign: UInt8

    /// - Parameters:
    ///   - start: its first byte, which is one of `bytes`.
    ///   - end: behind its last one, not before the first.
    @inline(__always)
    init(_ bytes: ByteView, from start: Int, to end: Int) {
        range = Range(uncheckedBounds: (start, end))
        let length = end &- start
        if length <= 16, start &+ 16 < bytes.count {
            let raw = UnsafeRawPointer(bytes.start).loadUnaligned(
                fromByteOffset: start, as: UInt128.self)
            letters = UInt128(littleEndian: raw) &<< UInt128(truncatingIfNeeded: 128 &- 8 &* length)
            sign = bytes.start[end]
        } else {
            letters = nil
            sign = end < bytes.count ? bytes[end] : 0
        }
    }
}
