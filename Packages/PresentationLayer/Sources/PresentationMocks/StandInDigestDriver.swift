public import DomainLayer

/// Digests with something simple that is no SHA-256, for mocks don't know the engine.
public struct StandInDigestDriver: DigestDriverProtocol {
    public init() {}

    public func sha256(of bytes: [UInt8]) -> String { StandInDigest.digits(of: bytes) }
}
