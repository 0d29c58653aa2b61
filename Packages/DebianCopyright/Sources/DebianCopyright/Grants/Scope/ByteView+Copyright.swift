extension ByteView {
    /// Whether a line begins with a word or a sign for copyright, comment leaders aside.
    public var beginsCopyright: Bool { behindLeader.lengthOfCopyrightSign != nil }

    /// How many bytes the word or sign for copyright has that stands first; nil where none does.
    public var lengthOfCopyrightSign: Int? {
        let sign: StaticString
        switch first {
        case UInt8(ascii: "C"), UInt8(ascii: "c"): sign = "copyright"
        case UInt8(ascii: "("): sign = "(c)"
        case 0xC2: sign = "©"
        default: return nil
        }
        return startsIgnoringCase(with: sign) ? sign.utf8CodeUnitCount : nil
    }

    /// Whether a line begins so, or says that all rights are reserved: what stands above a text.
    public var isOfHolders: Bool {
        let text = behindLeader
        return text.lengthOfCopyrightSign != nil
            || text.startsIgnoringCase(with: "all rights reserved")
    }

    /// Whether one of its lines begins with such a word or sign.
    public var hasCopyrightLine: Bool { ByteLines(self).contains { $0.bytes.beginsCopyright } }

    private var behindLeader: ByteView {
        let first = firstIndex { $0.isLetter || $0 > 0x7F || $0 == UInt8(ascii: "(") }
        return self[(first ?? count)..<count]
    }
}
