/// A version as people write it: `2`, `v2.0`, `2.1`, `1.3c`.
///
/// Its characters are packed into a number, without a `v` before and without `.0` behind, which
/// copyright-format 1.0 has insignificant.
struct Version: Hashable, Sendable {
    private let packed: UInt64

    /// Nil where the bytes are no version: a year, a longer number, a word.
    init?(_ bytes: ByteView) {
        var bytes = bytes
        if bytes.count > 1, bytes[0].lowercased == UInt8(ascii: "v") {
            bytes = bytes[1..<bytes.count]
        }
        while bytes.count > 2, bytes[bytes.count - 1] == UInt8(ascii: "0"),
            bytes[bytes.count - 2] == UInt8(ascii: ".")
        {
            bytes = bytes[0..<bytes.count - 2]
        }
        guard (1...5).contains(bytes.count), bytes[0].isDigit,
            bytes.count < 2 || bytes[1] == UInt8(ascii: ".")
        else { return nil }
        var packed: UInt64 = 0
        for (place, byte) in bytes.enumerated() {
            let isLast = place == bytes.count - 1
            guard
                byte.isDigit || byte == UInt8(ascii: ".") || (isLast && place > 1 && byte.isLetter)
            else { return nil }
            packed = packed << 8 | UInt64(byte.lowercased)
        }
        self.packed = packed
    }

    /// A version in the program's own tables.
    init?(text: some StringProtocol) {
        guard let version = ByteView.withBytes(of: Array(text.utf8), Version.init) else {
            return nil
        }
        self = version
    }

    /// A single figure, as for a number that is spelled out.
    init(figure: UInt8) {
        packed = UInt64(UInt8(ascii: "0") + figure)
    }
}
