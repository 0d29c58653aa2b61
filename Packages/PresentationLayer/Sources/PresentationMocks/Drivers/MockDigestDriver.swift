public import DomainLayer

/// A ``/DomainLayer/DigestDriverProtocol`` of one closure, which a test can replace.
public struct MockDigestDriver: DigestDriverProtocol {
    public var sha256: @Sendable (_ bytes: [UInt8]) -> String

    public func sha256(of bytes: [UInt8]) -> String { sha256(bytes) }
}

extension MockDigestDriver {
    /// Gives what the digests of the samples are made of: nothing that is a SHA-256, for mocks
    /// don't know the engine.
    public static let samples = MockDigestDriver(sha256: { SampleDigest.digits(of: $0) })
}
