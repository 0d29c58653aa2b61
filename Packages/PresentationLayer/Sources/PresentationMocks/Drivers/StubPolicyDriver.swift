public import DomainLayer

/// Gives made-up policies, a ``SamplePolicy`` each, and always the same ones.
public struct StubPolicyDriver: PolicyDriverProtocol {
    public init() {}

    /// No file is read: the path is the name of a sample.
    public func policy(at path: String) async throws(PolicyError) -> LicensePolicy {
        switch SamplePolicy(rawValue: path) {
        case .house: return .house
        case .broken: throw .broken
        case nil: throw .unreadable(path: path, .system(message: "No such file or directory"))
        }
    }
}
