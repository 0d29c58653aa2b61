import Bytes
import Deb822

/// The holders that a `Copyright` field names, a line each, without the word and the signs that say
/// "copyright".
///
/// A licence's text in the field ends the list: holders stand before the first empty line (`.`).
struct HolderLines: Sequence, IteratorProtocol {
    private var lines: ByteLines

    init(of field: Deb822Field) {
        lines = field.lines
    }

    mutating func next() -> ByteView? {
        while let line = lines.next() {
            let text = line.bytes.trimmed
            if text.isLoneFullStop { return nil }
            let holder = text.copyrightSigns.rest
            if !holder.isEmpty { return holder }
        }
        return nil
    }
}

extension ByteView {
    /// How many words and signs that say "copyright" stand first, and what is behind them.
    var copyrightSigns: (count: Int, rest: ByteView) {
        var rest = self
        var found = 0
        while let length = rest.lengthOfSign {
            rest = rest[length..<rest.count].trimmed
            if rest.first == UInt8(ascii: ":") { rest = rest[1..<rest.count].trimmed }
            found += 1
        }
        return (found, rest)
    }

    /// How many bytes the sign has that stands first; nil where none does.
    private var lengthOfSign: Int? {
        guard let first else { return nil }
        let sign: StaticString
        switch first {
        case UInt8(ascii: "C"), UInt8(ascii: "c"): sign = "copyright"
        case UInt8(ascii: "("): sign = "(c)"
        case 0xC2: sign = "©"
        default: return nil
        }
        return startsIgnoringCase(with: sign) ? sign.utf8CodeUnitCount : nil
    }
}
