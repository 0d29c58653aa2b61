/// Digests bytes, so that one short value stands for all of them.
public protocol DigestDriverProtocol: Sendable {
    /// The SHA-256 of the bytes (FIPS 180-4), or what stands for it in a mock: 64 hexadecimal
    /// digits in small letters, the same for the same bytes and others for others.
    func sha256(of bytes: [UInt8]) -> String
}
