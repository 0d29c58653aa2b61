/// What stands where a driver would give the SHA-256 of a file: the same shape, and another one
/// where the text is another.
///
/// It is FNV-1a, started four times from elsewhere; a real SHA-256 belongs to the engine, which
/// mocks don't know.
enum SampleDigest {
    static func of(_ text: String) -> String { "sha256:" + digits(of: text.utf8) }

    /// 64 hexadecimal digits.
    static func digits(of bytes: some Sequence<UInt8>) -> String {
        (0..<4 as Range<UInt64>).map { part in
            let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 ^ part) { hash, byte in
                (hash ^ UInt64(byte)) &* 0x100_0000_01b3
            }
            let digits = String(hash, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
