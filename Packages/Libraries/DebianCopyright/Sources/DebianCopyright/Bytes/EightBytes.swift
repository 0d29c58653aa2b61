/// Eight bytes in one number, the first one in the lowest bits: a few instructions answer a
/// question about each of them, and no branch has to guess where a word ends.
///
/// An answer has eight bytes, too: 0x80 for a byte of which the answer is yes, 0 for any other.
struct EightBytes {
    /// The bytes themselves; zeros stand behind the end of what was read.
    let bits: UInt64

    init(bits: UInt64) {
        self.bits = bits
    }

    /// Which bytes are ASCII letters or digits, or above ASCII.
    var ofWords: UInt64 {
        // Each byte has seven bits here. To it is added what the first digit lacks to 0x80, and
        // what the first byte behind the digits lacks: a sum has the highest bit from there on, so
        // that of a digit the first sum has it and the second has not.
        let digits = bits & ~Self.marks
        let letters = (bits | Self.each(0x20)) & ~Self.marks
        // Behind the last digit both sums have it, and `^` takes it away. Letters are found in the
        // same way; no byte is both.
        let isDigit = (digits &+ Self.each(0x80 - 0x30)) ^ (digits &+ Self.each(0x80 - 0x3A))
        let isLetter = (letters &+ Self.each(0x80 - 0x61)) ^ (letters &+ Self.each(0x80 - 0x7B))
        return (isDigit ^ isLetter | bits) & Self.marks
    }

    /// The bytes with small ASCII letters in place of capitals.
    var lowercased: UInt64 {
        // As for digits above: the sums differ in the highest bit from `A` to `Z`.
        let low = bits & ~Self.marks
        let sums = (low &+ Self.each(0x80 - 0x41)) ^ (low &+ Self.each(0x80 - 0x5B))
        return bits | (sums & ~bits & Self.marks) &>> 2
    }

    /// Which bytes are spaces or control characters; only the first yes can be relied on.
    var blanks: UInt64 {
        // A byte that is a blank borrows from the one behind it, which may then look like one.
        (bits &- Self.each(0x21)) & ~bits & Self.marks
    }

    /// An answer in eight bits, the first byte's in the lowest one.
    static func gathered(_ answer: UInt64) -> UInt64 {
        // The product is the sum of copies of the answer, each shifted by another distance: in the
        // highest byte each mark has one bit of its own, and no two bits ever meet.
        (answer &* 0x0002_0408_1020_4081) &>> 56
    }

    /// The answer that is yes for all bytes.
    static var marks: UInt64 { each(0x80) }

    /// The same byte eight times.
    static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}

extension ByteView {
    /// The eight bytes from a position on, with zeros behind the end.
    @inline(__always)
    func eight(from position: Int) -> EightBytes {
        precondition(position >= 0 && position <= count, "beyond the bytes")
        guard count &- position >= 8 else { return lastBytes(from: position) }
        let raw = UnsafeRawPointer(start).loadUnaligned(fromByteOffset: position, as: UInt64.self)
        return EightBytes(bits: UInt64(littleEndian: raw))
    }

    /// The bytes from a position on if they are fewer than eight.
    func lastBytes(from position: Int) -> EightBytes {
        let left = count &- position
        guard left > 0 else { return EightBytes(bits: 0) }
        if count >= 8 {
            let raw = UnsafeRawPointer(start).loadUnaligned(
                fromByteOffset: count &- 8, as: UInt64.self)
            let unwanted = UInt64(truncatingIfNeeded: 8 &* (8 &- left))
            return EightBytes(bits: UInt64(littleEndian: raw) &>> unwanted)
        }
        var bits: UInt64 = 0
        var index = count
        while index > position {
            index &-= 1
            bits = bits &<< 8 | UInt64(start[index])
        }
        return EightBytes(bits: bits)
    }
}
