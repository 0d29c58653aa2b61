import DebianSystems

/// A license's name, or an exception's keywords, normalized for the tables: in lowercase, and with
/// one `-` for each run of blanks, underscores and parentheses.
///
/// So `GPL (v2 or later)` and `gpl-v2-or-later` are equal. Quotes and commas are dropped, and so
/// are full stops at both ends, because people write `"Artistic".`; non-ASCII bytes stay.
struct NormalizedName: Hashable, Sendable {
    /// Longer names, in bytes, are in no table.
    static let limit = 96

    private(set) var bytes: [UInt8]

    /// Nil if the normalized name is empty, or too long.
    init?(_ name: ByteView) {
        guard name.count <= Self.limit * 2 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.count)
        for byte in name {
            if byte.separatesWords {
                if let last = bytes.last, last != UInt8(ascii: "-") {
                    bytes.append(UInt8(ascii: "-"))
                }
            } else if !byte.isQuote, byte != UInt8(ascii: ",") {
                bytes.append(byte.lowercased)
            }
        }
        self.init(trimming: bytes[...])
    }

    init?(trimming bytes: ArraySlice<UInt8>) {
        var bytes = bytes
        while let last = bytes.last, last.isPadding { bytes.removeLast() }
        while let first = bytes.first, first.isPadding { bytes.removeFirst() }
        guard !bytes.isEmpty, bytes.count <= Self.limit else { return nil }
        self.bytes = Array(bytes)
    }

    init?(_ name: String) {
        self.init(trimming: name.utf8.map(\.lowercased)[...])
    }
}

extension NormalizedName {
    /// Turns the name into "this version or any later one".
    mutating func appendOrLater() {
        if bytes.last != UInt8(ascii: "+") { bytes.append(UInt8(ascii: "+")) }
    }

    func hasPrefix(_ prefix: StaticString) -> Bool {
        prefix.withUTF8Buffer { bytes.starts(with: $0) }
    }

    func hasSuffix(_ suffix: StaticString) -> Bool {
        suffix.withUTF8Buffer { bytes.suffix($0.count).elementsEqual($0) }
    }

    func appending(_ suffix: StaticString) -> [UInt8] {
        suffix.withUTF8Buffer { bytes + $0 }
    }
}

extension UInt8 {
    fileprivate var separatesWords: Bool {
        switch self {
        case 0x20, 0x09, 0x0A, 0x0D: true
        case UInt8(ascii: "_"), UInt8(ascii: "("), UInt8(ascii: ")"): true
        default: false
        }
    }

    fileprivate var isQuote: Bool {
        self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") || self == UInt8(ascii: "`")
    }

    /// Whether the byte is dropped at both ends of a name.
    fileprivate var isPadding: Bool {
        switch self {
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"),
            UInt8(ascii: ";"):
            true
        default: false
        }
    }
}
