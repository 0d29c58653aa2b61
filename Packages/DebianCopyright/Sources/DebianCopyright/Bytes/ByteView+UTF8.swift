extension ByteView {
    /// Whether the bytes are UTF-8 throughout (RFC 3629): no overlong forms, no surrogates, nothing
    /// beyond U+10FFFF.
    public var isUTF8: Bool {
        var position = 0
        while position < count {
            // Nearly every file is little else than ASCII.
            if count &- position >= 64, areASCII(from: position) {
                position &+= 64
            } else if eight(from: position).bits & EightBytes.marks == 0 {
                position &+= 8
            } else if start[position] < 0x80 {
                position &+= 1
            } else if let length = sequenceLength(at: position) {
                position &+= length
            } else {
                return false
            }
        }
        return true
    }

    /// Whether the next 64 bytes are ASCII.
    @inline(__always)
    private func areASCII(from position: Int) -> Bool {
        let words = UnsafeRawPointer(start).loadUnaligned(
            fromByteOffset: position, as: SIMD8<UInt64>.self)
        let all =
            words[0] | words[1] | words[2] | words[3] | words[4] | words[5] | words[6] | words[7]
        return all & EightBytes.marks == 0
    }

    /// The length of the sequence of two to four bytes that begins here; nil where there is none.
    private func sequenceLength(at position: Int) -> Int? {
        let lead = start[position]
        let length: Int
        // The table of RFC 3629, section 4: which bytes may stand second.
        let seconds: ClosedRange<UInt8>
        switch lead {
        case 0xC2...0xDF: (length, seconds) = (2, 0x80...0xBF)
        case 0xE0: (length, seconds) = (3, 0xA0...0xBF)
        case 0xED: (length, seconds) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, seconds) = (3, 0x80...0xBF)
        case 0xF0: (length, seconds) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, seconds) = (4, 0x80...0xBF)
        case 0xF4: (length, seconds) = (4, 0x80...0x8F)
        default: return nil
        }
        guard position + length <= count, seconds ~= start[position + 1] else { return nil }
        for next in 2..<length where start[position + next] & 0xC0 != 0x80 { return nil }
        return length
    }
}
