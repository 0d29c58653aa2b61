/// The fields of a tar header, true or not.
public struct TarFields: Sendable {
    /// The kind of tar program that writes the header.
    public enum Format: Sendable {
        /// POSIX.1, with a prefix before the name if there is one.
        case ustar
        case gnu
        /// UNIX V7, which only had files and links.
        case v7
    }

    /// The notation of a number.
    public enum Number: Sendable {
        case octal(Int)
        /// GNU tar's form for numbers that don't fit in octal: after 0x80, or 0xFF if the number is
        /// negative.
        case binary(Int)
        case raw(String)
        case bytes([UInt8])
    }

    /// The way to compute the checksum.
    public enum Checksum: Sendable {
        case right
        /// From bytes between -128 and 127, as some old programs did.
        case signed
        case wrong
    }

    public var name: [UInt8]
    /// The entry's type; U+0000 is a file or folder of V7.
    public var type: Unicode.Scalar
    public var size: Number
    public var linkName: [UInt8]
    public var prefix: [UInt8] = []
    public var format: Format
    public var checksum = Checksum.right
    /// Whether the map of holes, in GNU tar's old format, continues in a block of its own.
    public var hasMoreOfMap = false

    public init(
        _ name: String, type: Unicode.Scalar = "0", size: Int = 0, linkName: String = "",
        format: Format = .ustar
    ) {
        self.name = Array(name.utf8)
        self.type = type
        self.size = .octal(size)
        self.linkName = Array(linkName.utf8)
        self.format = format
    }

    /// The header's 512 bytes; values that are too long for their fields are cut off.
    public var block: [UInt8] {
        var block = [UInt8](repeating: 0, count: 512)
        func put(_ bytes: some Sequence<UInt8>, in field: Range<Int>) {
            for (place, byte) in zip(field, bytes) { block[place] = byte }
        }
        put(name, in: 0..<100)
        put("0000644\u{0}0000000\u{0}0000000\u{0}".utf8, in: 100..<124)
        put(size.bytes, in: 124..<136)
        put("00000000000\u{0}        ".utf8, in: 136..<156)
        block[156] = UInt8(truncatingIfNeeded: type.value)
        put(linkName, in: 157..<257)
        switch format {
        case .ustar: put("ustar\u{0}00".utf8, in: 257..<265)
        case .gnu: put("ustar  \u{0}".utf8, in: 257..<265)
        case .v7: break
        }
        put(prefix, in: 345..<500)
        if hasMoreOfMap { block[482] = 1 }
        let sum =
            switch checksum {
            case .right: block.reduce(0) { $0 + Int($1) }
            case .signed: block.reduce(0) { $0 + Int(Int8(bitPattern: $1)) }
            case .wrong: block.reduce(1) { $0 + Int($1) }
            }
        put("\(Number.digits(of: sum, count: 6))\u{0} ".utf8, in: 148..<156)
        return block
    }
}

extension TarFields.Number {
    /// The number as the contents of a field of 12 bytes.
    fileprivate var bytes: [UInt8] {
        switch self {
        case .octal(let value): Array(Self.digits(of: value, count: 11).utf8)
        case .binary(let value):
            [UInt8](repeating: value < 0 ? 0xFF : 0x80, count: 1)
                + [UInt8](repeating: value < 0 ? 0xFF : 0, count: 3)
                + (1...8).map { UInt8(truncatingIfNeeded: value >> (64 - 8 * $0)) }
        case .raw(let text): Array(text.utf8)
        case .bytes(let bytes): bytes
        }
    }

    fileprivate static func digits(of value: Int, count: Int) -> String {
        let digits = String(value, radix: 8)
        return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }
}
