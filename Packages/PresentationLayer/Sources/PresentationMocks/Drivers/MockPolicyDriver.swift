public import DomainLayer

/// A ``/DomainLayer/PolicyDriverProtocol`` made of closures, each of which a test can replace.
public struct MockPolicyDriver: PolicyDriverProtocol {
    public var policy: @Sendable (_ path: String) async throws(PolicyError) -> LicensePolicy
    public var text: @Sendable (_ path: String) async throws(PolicyError) -> String?
    public var usualPath: @Sendable () async throws(PolicyError) -> String

    public func policy(at path: String) async throws(PolicyError) -> LicensePolicy {
        try await policy(path)
    }

    public func text(at path: String) async throws(PolicyError) -> String? {
        try await text(path)
    }

    public func usualPath() async throws(PolicyError) -> String {
        // Calls the closure: Swift prefers a property to a method with the property's name.
        try await usualPath()
    }
}

extension MockPolicyDriver {
    /// Gives made-up policies, one for each ``SamplePolicy``, which never change. There is no
    /// default policy.
    ///
    /// No file is read: the path is the name of a sample, and as a file it never exists.
    public static let samples = MockPolicyDriver(
        policy: { path throws(PolicyError) in
            switch SamplePolicy(rawValue: path) {
            case .house: return .house
            case .broken: throw .broken
            case nil:
                throw .unreadable(path: path, .unreadable(message: "No such file or directory"))
            }
        },
        text: { _ in nil },
        usualPath: { () throws(PolicyError) in
            throw .missing(places: ["./.debian-licenses.policy", "/etc/debian-licenses/policy"])
        })

    /// Gives the samples, one of which is the default policy.
    public static func samples(usual: SamplePolicy) -> MockPolicyDriver {
        var driver = samples
        driver.usualPath = { usual.rawValue }
        return driver
    }
}
