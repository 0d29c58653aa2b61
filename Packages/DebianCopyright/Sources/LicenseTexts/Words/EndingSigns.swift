import Bytes

/// The signs from which nothing but the end of a word is to be learned where they stand behind it.
struct EndingSigns {
    /// A bit for each sign below `@`.
    private var bits: UInt64 = 0

    /// No sign at all.
    init() {}

    /// Those of a run of letters and digits.
    init(of run: ByteView) {
        if run.isLoosePrefix || run.isCommentLeader { return }
        bits = ~0
        remove("'")
        remove("-")
        remove(":")
        if run.isListNumber || run.isRomanNumber { remove(")") }
        if run.isListNumber || run.last?.isDigit == true { remove(".") }
    }

    private mutating func remove(_ sign: Unicode.Scalar) {
        bits &= ~(1 &<< UInt64(sign.value))
    }

    @inline(__always)
    func contains(_ sign: UInt8) -> Bool {
        sign < 64 && bits &>> UInt64(sign) & 1 == 1
    }
}
