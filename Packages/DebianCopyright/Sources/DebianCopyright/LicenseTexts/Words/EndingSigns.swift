/// The signs that simply end a word where they stand behind it. Other signs may join it to what
/// follows, or make it a list's number or part of an address.
struct EndingSigns {
    /// A bit for each sign below `@`.
    private var bits: UInt64 = 0

    /// No sign at all.
    init() {}

    /// The signs that simply end a run of letters and digits.
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
