public import DomainLayer

/// A ``/DomainLayer/PolicyDriverProtocol`` of closures, each of which a test can replace.
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
        // Calls the closure: Swift prefers a property to a method of its name.
        try await usualPath()
    }
}

extension MockPolicyDriver {
    /// Gives made-up policies, a ``SamplePolicy`` each, and always the same ones; none holds if
    /// nobody names one.
    ///
    /// No file is read: the path is the name of a sample, and there is no file of any name.
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

    /// The samples, one of which holds if nobody names one.
    public static func samples(usual: SamplePolicy) -> MockPolicyDriver {
        var driver = samples
        driver.usualPath = { usual.rawValue }
        return driver
    }
}
