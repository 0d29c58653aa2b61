/// A word's hash: equal for equal words, whatever the letter case, hyphens and apostrophes.
///
/// The low five bits of a letter tell it from every other one, so turning by five and adding it in
/// keeps words of up to twelve letters apart; the product then spreads them over 32 bits.
public struct WordHash {
    private var state: UInt64 = 0x9E37_79B9

    public init() {}

    @inline(__always)
    mutating func combine(_ byte: UInt8) {
        state = (state &<< 5 | state &>> 59) ^ UInt64(byte)
    }

    /// Takes in up to eight bytes at once, as if one by one.
    ///
    /// Turning and adding is linear, so neighbours can be put together first, then pairs, then
    /// fours.
    ///
    /// - Parameters:
    ///   - bytes: the last byte in the lowest bits, zeros above the first one.
    ///   - count: 1 to 8.
    @inline(__always)
    mutating func combine(_ bytes: UInt64, count: Int) {
        let pairs = bytes & 0x00FF_00FF_00FF_00FF ^ (bytes &>> 8 & 0x00FF_00FF_00FF_00FF) &<< 5
        let fours = pairs & 0x0000_FFFF_0000_FFFF ^ (pairs &>> 16 & 0x0000_FFFF_0000_FFFF) &<< 10
        let whole = fours & 0x0000_0000_FFFF_FFFF ^ (fours &>> 32) &<< 20
        let turn = UInt64(truncatingIfNeeded: 5 &* count)
        state = (state &<< turn | state &>> (64 &- turn)) ^ whole
    }

    @inline(__always)
    var value: UInt32 {
        let mixed = (state ^ state &>> 32) &* 0xD6E8_FEB8_6659_FD93
        return UInt32(truncatingIfNeeded: mixed &>> 32)
    }

    /// The hash of a word that is written in small letters and digits alone.
    public static func hash(of word: String) -> UInt32 {
        var hash = WordHash()
        for byte in word.utf8 { hash.combine(byte) }
        return hash.value
    }
}
