public import DomainLayer

/// Gives made-up policies, a ``SamplePolicy`` each, and always the same ones.
public struct StubPolicyDriver: PolicyDriverProtocol {
    private let usual: SamplePolicy?

    /// - Parameter usual: the policy that holds if nobody names one; nil if none does.
    public init(usual: SamplePolicy? = nil) {
        self.usual = usual
    }

    /// No file is read: the path is the name of a sample.
    public func policy(at path: String) async throws(PolicyError) -> LicensePolicy {
        switch SamplePolicy(rawValue: path) {
        case .house: return .house
        case .broken: throw .broken
        case nil: throw .unreadable(path: path, .system(message: "No such file or directory"))
        }
    }

    /// There is no file of any name.
    public func text(at path: String) async throws(PolicyError) -> String? { nil }

    public func usualPath() async throws(PolicyError) -> String {
        guard let usual else {
            throw .missing(places: ["./.debian-licenses.policy", "/etc/debian-licenses/policy"])
        }
        return usual.rawValue
    }
}
