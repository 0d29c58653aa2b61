import DebianCopyright
public import DomainLayer

/// Digests with the engine's SHA-256, the one that copyright files are digested with.
public struct SHA256DigestDriver: DigestDriverProtocol {
    public init() {}

    public func sha256(of bytes: [UInt8]) -> String {
        SHA256(bytes).hexadecimal
    }
}
