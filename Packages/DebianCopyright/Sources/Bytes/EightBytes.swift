/// Eight bytes at once, the first one in the lowest bits: what is asked of each is answered for all
/// of them by a few instructions, and no branch has to guess where a word ends.
///
/// An answer marks a byte by its highest bit.
public struct EightBytes {
    /// The bytes themselves; zeros stand behind the end of what was read.
    public let bits: UInt64

    @inlinable
    init(bits: UInt64) {
        self.bits = bits
    }

    /// The bytes that are ASCII letters or digits, or above ASCII.
    @inlinable
    public var ofWords: UInt64 {
        // The sum of seven bits and what is missing to 0x80 has the highest bit from there on.
        let digits = bits & ~Self.marks
        let letters = (bits | Self.each(0x20)) & ~Self.marks
        // What is beyond the last one is beyond the first one too; and no letter is a digit.
        let isDigit = (digits &+ Self.each(0x80 - 0x30)) ^ (digits &+ Self.each(0x80 - 0x3A))
        let isLetter = (letters &+ Self.each(0x80 - 0x61)) ^ (letters &+ Self.each(0x80 - 0x7B))
        return (isDigit ^ isLetter | bits) & Self.marks
    }

    /// The bytes that are spaces or control characters. The first mark is right, those
    /// behind it may not be.
    @inlinable
    var blanks: UInt64 {
        // Only a byte that is marked borrows from the one behind it.
        (bits &- Self.each(0x21)) & ~bits & Self.marks
    }

    /// An answer in the lowest eight bits, that for the first byte in the lowest one.
    @inlinable
    static func gathered(_ answer: UInt64) -> UInt64 {
        // Each mark's copies meet no other's, and one of each comes to its place in
        // the highest byte.
        (answer &* 0x0002_0408_1020_4081) &>> 56
    }

    /// All bytes marked.
    @inlinable
    public static var marks: UInt64 { each(0x80) }

    @inlinable
    static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}

extension ByteView {
    /// The eight bytes from a position on.
    @inlinable
    @inline(__always)
    public func eight(from position: Int) -> EightBytes {
        precondition(position >= 0 && position <= count, "beyond the bytes")
        guard count &- position >= 8 else { return lastBytes(from: position) }
        let raw = UnsafeRawPointer(start).loadUnaligned(fromByteOffset: position, as: UInt64.self)
        return EightBytes(bits: UInt64(littleEndian: raw))
    }

    /// The bytes from a position on that are fewer than eight.
    @usableFromInline
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
        var place = count
        while place > position {
            place &-= 1
            bits = bits &<< 8 | UInt64(start[place])
        }
        return EightBytes(bits: bits)
    }
}
