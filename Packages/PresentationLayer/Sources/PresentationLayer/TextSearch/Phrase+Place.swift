extension Phrase {
    /// Where the phrase first stands in a part of some bytes; letters beyond ASCII must be small
    /// ones.
    ///
    /// Eight places are looked at together, for the phrase's first two bytes; only where both may
    /// stand is the rest compared. So texts are read about as fast as they can be had.
    @inline(__always)
    func place(in text: UnsafeBufferPointer<UInt8>, _ part: Range<Int>) -> Int? {
        let last = part.upperBound - bytes.count
        var place = part.lowerBound
        let step = min(1, bytes.count - 1)
        let raw = UnsafeRawBufferPointer(text)
        while place + 7 <= last {
            let eight = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            let next = raw.loadUnaligned(fromByteOffset: place + step, as: UInt64.self)
            var candidates = first.candidates(in: eight) & second.candidates(in: next)
            while candidates != 0 {
                let candidate = place + candidates.trailingZeroBitCount / 8
                if isHeld(by: text, at: candidate) { return candidate }
                candidates &= candidates - 1
            }
            place += 8
        }
        while place <= last {
            if isHeld(by: text, at: place) { return place }
            place += 1
        }
        return nil
    }

    private func isHeld(by text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        for offset in bytes.indices where text[place + offset].smallLetter != bytes[offset] {
            return false
        }
        return true
    }
}

/// Looks for one byte, a small letter or none at all, among eight at once.
struct ByteLanes: Hashable {
    private let pattern: UInt64
    /// Makes capital letters small where a letter is looked for.
    private let folding: UInt64

    init(equalTo byte: UInt8) {
        pattern = UInt64(byte) &* Self.ones
        folding = byte &- UInt8(ascii: "a") < 26 ? 0x20 &* Self.ones : 0
    }

    /// The highest bit of each byte that is the one looked for, the first byte lowest; possibly of
    /// others too, for the subtraction borrows from the byte above.
    func candidates(in eight: UInt64) -> UInt64 {
        let differences = (UInt64(littleEndian: eight) | folding) ^ pattern
        return (differences &- Self.ones) & ~differences & (0x80 &* Self.ones)
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101
}

extension UInt8 {
    /// The small letter of an ASCII capital; any other byte as it is.
    fileprivate var smallLetter: UInt8 {
        self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self
    }
}
