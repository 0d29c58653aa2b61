/// Computes digests of bytes.
public protocol DigestDriverProtocol: Sendable {
    /// The SHA-256 of the bytes (FIPS 180-4) as 64 lowercase hexadecimal digits.
    ///
    /// A mock may compute something else, as long as equal bytes have equal digests and different
    /// bytes have different ones.
    func sha256(of bytes: [UInt8]) -> String
}
