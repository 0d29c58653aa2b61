import Bytes
import Deb822

extension Deb822Field {
    /// The holders that a `Copyright` field names, a line each, without the word and the signs that
    /// say "copyright".
    ///
    /// A licence's text in the field ends the list: holders stand before the first empty line (`.`).
    var holders: TextList {
        var holders = TextList()
        for line in lines {
            let text = line.bytes.trimmed
            if text.count == 1, text[0] == UInt8(ascii: ".") { break }
            let holder = text.withoutCopyrightSigns
            if !holder.isEmpty { holders.append(holder) }
        }
        return holders
    }
}

extension ByteView {
    fileprivate var withoutCopyrightSigns: ByteView { copyrightSigns.rest }

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
