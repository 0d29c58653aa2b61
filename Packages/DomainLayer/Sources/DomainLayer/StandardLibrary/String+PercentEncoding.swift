extension String {
    /// The UTF-8 bytes, percent-encoded except for unreserved ones, which are letters, digits, `-`,
    /// `.`, `_` and `~`. (RFC 3986, sections 2.1 and 2.3.)
    ///
    /// - Parameter kept: an ASCII byte that also stays as it is, because it has no meaning of its
    ///   own in the place of the text.
    public func percentEncoded(keeping kept: UInt8) -> String {
        if utf8.allSatisfy({ $0.isUnreserved || $0 == kept }) { return self }
        var bytes: [UInt8] = []
        for byte in utf8 {
            if byte.isUnreserved || byte == kept {
                bytes.append(byte)
            } else {
                bytes += [
                    UInt8(ascii: "%"), (byte >> 4).hexadecimalDigit, (byte & 15).hexadecimalDigit,
                ]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    /// The digit of a number below 16.
    fileprivate var hexadecimalDigit: UInt8 {
        self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "A") + (self - 10)
    }

    fileprivate var isUnreserved: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
