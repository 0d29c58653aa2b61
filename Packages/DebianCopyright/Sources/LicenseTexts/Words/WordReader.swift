public import Bytes

/// Cuts a text into the words that licence texts are compared by.
///
/// The SPDX matching guidelines (specification 2.3, annex B) say what makes no difference: letter
/// case, white space, punctuation, quotes and bullets. So a word is a run of ASCII letters and
/// digits and of bytes above 0x7F that are letters; everything else separates words. Hyphens and
/// apostrophes inside a word are dropped, also where a hyphen divides it at the end of a line; a
/// full stop between digits stays, so that a version is one word. Comment leaders are punctuation,
/// but for m4's `dnl`.
///
/// Nearly every word is a run of ASCII with a space or a line feed behind it: that is read here,
/// whatever else may join or end a word in ``WordReader``'s other file.
public struct WordReader {
    let bytes: ByteView
    var position = 0
    /// Where the address ends that was read last.
    var addressEnd = 0
    /// What stands from some position before on.
    private var block: ByteBlock

    public init(_ bytes: ByteView) {
        self.bytes = bytes
        block = ByteBlock(bytes, from: 0)
    }

    /// The next word, or nil at the end.
    @inline(__always)
    public mutating func next() -> Word? {
        guard skipSeparators() else { return nil }
        let start = position
        var hash = WordHash()
        repeat { readRun(into: &hash) } while goesOn(from: start, &hash)
        let isMarker = mayBeMarker(from: start) && isMarker(from: start)
        return Word(
            hash: hash.value, start: start, end: position, isMarker: isMarker,
            isAddress: start < addressEnd)
    }

    /// How far into the block the position is, once the block is one that holds it; nil at the end of
    /// the bytes.
    @inline(__always)
    private mutating func placeInBlock() -> UInt64? {
        if position &- block.start >= ByteBlock.size {
            guard position < bytes.count else { return nil }
            block = ByteBlock(bytes, from: position)
        }
        return UInt64(truncatingIfNeeded: position &- block.start)
    }

    /// Goes to the next byte of a word; false where none is left.
    @inline(__always)
    private mutating func skipSeparators() -> Bool {
        while let place = placeInBlock() {
            let found = (block.alphanumerics | block.beyondASCII) &>> place
            if found == 0 {
                position = block.start &+ ByteBlock.size
                continue
            }
            position &+= found.trailingZeroBitCount
            guard bytes[position] >= 0x80, let length = separatorLength(at: position) else {
                return true
            }
            position &+= length
        }
        return false
    }

    /// Takes in letters and digits.
    @inline(__always)
    private mutating func readRun(into hash: inout WordHash) {
        while let place = placeInBlock() {
            let length = (~(block.alphanumerics &>> place)).trailingZeroBitCount
            guard length > 0 else { return }
            hash.combine(run: bytes, from: position, count: length)
            position &+= length
            // What ends at the block's end may go on in the next one.
            if Int(truncatingIfNeeded: place) &+ length < ByteBlock.size { return }
        }
    }

    /// Whether the word has more behind what ended a run, which is then the place to read on.
    @inline(__always)
    private mutating func goesOn(from start: Int, _ hash: inout WordHash) -> Bool {
        if position < bytes.count {
            let byte = bytes[position]
            if byte == 0x20 || byte == 0x0A {
                return position &- start == 3 && joinsBehindPrefix(from: start)
            }
        }
        return goesOnBehindSign(from: start, &hash)
    }

    /// Whether the word is as short, and what stands behind it such, as those of a marker.
    @inline(__always)
    private func mayBeMarker(from start: Int) -> Bool {
        let length = position &- start
        guard length <= 4, position < bytes.count else { return false }
        let byte = bytes[position]
        return byte == UInt8(ascii: ")") || byte == UInt8(ascii: ".") || length == 3
    }
}

extension WordHash {
    /// Takes in letters and digits, at least one, as small letters.
    @inline(__always)
    fileprivate mutating func combine(run bytes: ByteView, from start: Int, count: Int) {
        var start = start
        var left = count
        while left > 8 {
            combine(bytes.eight(from: start).lowercased(first: 8), count: 8)
            start &+= 8
            left &-= 8
        }
        combine(bytes.eight(from: start).lowercased(first: left), count: left)
    }
}

extension EightBytes {
    /// The first bytes, which are letters and digits, in small letters; the last in the lowest bits.
    @inline(__always)
    fileprivate func lowercased(first count: Int) -> UInt64 {
        // The bit that makes a letter small is set in every digit.
        (bits.byteSwapped | 0x2020_2020_2020_2020) &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)
    }
}
