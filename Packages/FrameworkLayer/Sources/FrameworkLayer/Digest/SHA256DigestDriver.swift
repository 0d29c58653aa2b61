import DebianSystems
public import DomainLayer

/// Computes SHA-256 digests with the engine's code, which also digests copyright files.
public struct SHA256DigestDriver: DigestDriverProtocol {
    public init() {}

    public func sha256(of bytes: [UInt8]) -> String {
        SHA256(bytes).hexadecimal
    }
}
