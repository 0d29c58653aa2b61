/// Eight bytes in one number, the first in the lowest bits: a few instructions answer a question
/// about all of them, without a branch that mispredicts where a word ends.
///
/// An answer has eight bytes as well: 0x80 for each byte that passes the test, 0 for the others.
@usableFromInline
package struct EightBytes {
    /// The bytes themselves, with zeros past the end of the input.
    @usableFromInline package let bits: UInt64

    @inlinable package init(bits: UInt64) {
        self.bits = bits
    }

    /// Which bytes are ASCII letters or digits, or above ASCII.
    @inlinable package var ofWords: UInt64 {
        // Each byte has seven bits here. One sum adds what the first digit lacks to 0x80, the other
        // what the byte after the last digit lacks. Each sum sets the highest bit from that byte
        // on, so for a digit the first sum has it and the second doesn't.
        let digits = bits & ~Self.marks
        let letters = (bits | Self.each(0x20)) & ~Self.marks
        // For bytes above the last digit both sums have the bit, and `^` clears it. Letters are
        // found in the same way; no byte is both.
        let isDigit = (digits &+ Self.each(0x80 - 0x30)) ^ (digits &+ Self.each(0x80 - 0x3A))
        let isLetter = (letters &+ Self.each(0x80 - 0x61)) ^ (letters &+ Self.each(0x80 - 0x7B))
        return (isDigit ^ isLetter | bits) & Self.marks
    }

    /// The bytes with capital ASCII letters made lowercase.
    @inlinable package var lowercased: UInt64 {
        // The sums differ in the highest bit from `A` to `Z`, as those in `ofWords` do for digits.
        let low = bits & ~Self.marks
        let sums = (low &+ Self.each(0x80 - 0x41)) ^ (low &+ Self.each(0x80 - 0x5B))
        return bits | (sums & ~bits & Self.marks) &>> 2
    }

    /// Which bytes are spaces or control characters; only the first hit is reliable.
    @inlinable package var blanks: UInt64 {
        // A blank borrows from the byte after it, which may then look like a blank.
        (bits &- Self.each(0x21)) & ~bits & Self.marks
    }

    /// An answer in eight bits, one for each byte, the first byte's in the lowest.
    @inlinable package static func gathered(_ answer: UInt64) -> UInt64 {
        // The product sums copies of the answer, each shifted by another distance: in the highest
        // byte each mark has one bit of its own, and no two bits ever meet.
        (answer &* 0x0002_0408_1020_4081) &>> 56
    }

    /// The answer if all bytes pass.
    @inlinable package static var marks: UInt64 { each(0x80) }

    /// One byte repeated eight times.
    @inlinable package static func each(_ byte: UInt8) -> UInt64 {
        UInt64(byte) &* 0x0101_0101_0101_0101
    }
}

extension ByteView {
    /// The eight bytes from a position on, with zeros past the end.
    @inlinable @inline(__always)
    package func eight(from position: Int) -> EightBytes {
        precondition(position >= 0 && position <= count, "beyond the bytes")
        guard count &- position >= 8 else { return lastBytes(from: position) }
        let raw = UnsafeRawPointer(start).loadUnaligned(fromByteOffset: position, as: UInt64.self)
        return EightBytes(bits: UInt64(littleEndian: raw))
    }

    /// The bytes from a position on, if fewer than eight are left.
    @usableFromInline func lastBytes(from position: Int) -> EightBytes {
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
