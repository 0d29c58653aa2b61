public import DomainLayer

/// A ``/DomainLayer/DigestDriverProtocol`` made of one closure, which a test can replace.
public struct MockDigestDriver: DigestDriverProtocol {
    public var sha256: @Sendable (_ bytes: [UInt8]) -> String

    public func sha256(of bytes: [UInt8]) -> String { sha256(bytes) }
}

extension MockDigestDriver {
    /// Computes the digests that the samples have. They are no real SHA-256, since mocks don't know
    /// the engine.
    public static let samples = MockDigestDriver(sha256: { SampleDigest.digits(of: $0) })
}

/// A stand-in for the SHA-256 of a file: it has the same shape, and differs for different texts.
///
/// It is FNV-1a, computed from four different offsets. A real SHA-256 belongs to the engine, which
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
