public import Bytes

extension ByteView {
    /// Whether a line begins with a word or a sign for copyright, comment leaders aside.
    public var beginsCopyright: Bool {
        let line = behindLeader
        return switch line.first {
        case UInt8(ascii: "C"), UInt8(ascii: "c"): line.startsIgnoringCase(with: "copyright")
        case UInt8(ascii: "("): line.startsIgnoringCase(with: "(c)")
        case 0xC2: line.startsIgnoringCase(with: "©")
        default: false
        }
    }

    /// Whether a line begins so, or says that all rights are reserved: what stands above a text.
    public var isOfHolders: Bool {
        beginsCopyright || behindLeader.startsIgnoringCase(with: "all rights reserved")
    }

    /// Whether one of its lines begins with such a word or sign.
    public var hasCopyrightLine: Bool { ByteLines(self).contains { $0.bytes.beginsCopyright } }

    private var behindLeader: ByteView {
        let first = firstIndex { $0.isLetter || $0 > 0x7F || $0 == UInt8(ascii: "(") }
        return self[(first ?? count)..<count]
    }
}
