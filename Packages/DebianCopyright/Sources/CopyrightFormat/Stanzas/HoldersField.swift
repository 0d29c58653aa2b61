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
        while rest.mayBeginWithSign,
            let sign = Self.signs.first(where: { rest.startsIgnoringCase(with: $0) })
        {
            rest = rest[sign.utf8CodeUnitCount..<rest.count].trimmed
            if rest.first == UInt8(ascii: ":") { rest = rest[1..<rest.count].trimmed }
            found += 1
        }
        return (found, rest)
    }

    private static let signs: [StaticString] = ["copyright", "(c)", "©"]

    /// Whether one of the signs has the same first byte.
    private var mayBeginWithSign: Bool {
        guard let first else { return false }
        return first | 0x20 == UInt8(ascii: "c") || first == UInt8(ascii: "(") || first == 0xC2
    }
}
