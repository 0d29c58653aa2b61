import DebianSystems

/// The runs of letters, digits and bytes above ASCII in some bytes, in order.
///
/// The bytes are classified in blocks of 64. In each block's number a bit is set for each byte that
/// belongs to a run; the first byte has the lowest bit. Counting zeros then finds where a run
/// begins and ends, without a branch that depends on its length.
struct WordRuns {
    let bytes: ByteView
    /// The position at which the current block begins.
    var start = 0
    /// The bits of the current block's bytes in runs, without the runs that were already returned.
    var block: UInt64

    /// The number of bytes in a block; bytes past the end of the text belong to no run.
    static let size = 64
    /// The most runs in one block: if every other byte is one.
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
    /// A run that fills the whole block is cut at the block's end, even if it continues after it.
    @inline(__always)
    mutating func nextOfBlock() -> WordRun? {
        // Adding a run's lowest bit carries through the run: clears it and sets the bit after it.
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

    /// Moves to the next block; false at the end. A run that doesn't end in this block begins the
    /// next one.
    @inline(__always)
    mutating func goOn() -> Bool {
        let next = block == 0 ? start &+ Self.size : start &+ block.trailingZeroBitCount
        guard next < bytes.count else { return false }
        goOn(from: next)
        return true
    }

    /// Moves to a position: the next run is the first that begins there or later, or the rest of
    /// the run that contains the position.
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

    /// The bits of the last bytes, if fewer than a block are left.
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
    /// The range of the run's bytes, never empty.
    let range: Range<Int>
    /// The run's bytes as one number, so that runs can be compared in one step: the last byte in
    /// the highest bits, zeros below the first. Nil if the run is longer than sixteen bytes, or so
    /// near the end of the text that sixteen bytes can't be read.
    let letters: UInt128?
    /// The byte after the run; zero at the end.
    let sign: UInt8

    /// - Parameters:
    ///   - start: the position of the first byte.
    ///   - end: the position after the last byte, at least `start`.
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
