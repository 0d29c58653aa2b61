/// Holds installed systems against policies.
public protocol LicensePolicyUseCase: Sendable {
    /// Reads and understands the policy that is asked for.
    ///
    /// - Throws: ``PolicyError`` with everything that is wrong; then nothing can be checked.
    func policy(for request: PolicyRequest) async throws(PolicyError) -> LicensePolicy

    /// What the policy says today of a system, and why the packages are installed that violate it.
    ///
    /// - Parameters:
    ///   - inventory: that of the source, with the policy's ``LicensePolicy/detail``.
    ///   - source: where the inventory was read.
    ///   - policy: what is allowed and what is not.
    func verdict(
        on inventory: LicenseInventory, of source: InventorySource, by policy: LicensePolicy
    ) async throws(PolicyCheckError) -> PolicyVerdict
}

/// Which policy to check: a file, patterns, or both.
public struct PolicyRequest: Hashable, Sendable {
    /// The policy's file, as ``PolicyDriverProtocol`` takes it; nil for none.
    public var path: String?
    /// Patterns of licences to allow besides, as ``PatternReader`` reads them.
    public var allow: [String]
    /// Patterns of licences to deny besides.
    public var deny: [String]

    public init(path: String? = nil, allow: [String] = [], deny: [String] = []) {
        self.path = path
        self.allow = allow
        self.deny = deny
    }
}

/// Why a policy that makes sense could not be held against a system.
public enum PolicyCheckError: Error, Hashable, Sendable {
    /// Nobody can tell what has expired.
    case clock(ClockDriverError)
    /// A pattern of the request matches no licence of the system, nor any that SPDX knows.
    case request(PolicyError)
    /// Nobody can tell why packages are installed.
    case system(LicenseDriverError)
}
