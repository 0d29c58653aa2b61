/// Checks installed systems against policies.
public protocol PolicyCheckUseCase: Sendable {
    /// Reads the requested policy; the usual one if the request names none.
    ///
    /// - Throws: ``PolicyError`` with everything that is wrong; then nothing can be checked.
    func policy(for request: PolicyRequest) async throws(PolicyError) -> LicensePolicy

    /// What the clarifications of a policy file conclude today, whatever its rules say.
    func clarifications(
        at path: String
    ) async throws(PolicyCheckError) -> PolicyClarifications

    /// The text of a policy file that a user is writing; nil if there is none yet.
    func text(at path: String) async throws(PolicyError) -> String?

    /// The system of a saved listing, if it has all that the policy needs.
    func inventory(
        at origin: InputSource, for policy: LicensePolicy
    ) async throws(PolicyCheckError) -> LicenseInventory

    /// The facts of rows, if they are enough for the policy.
    func facts(
        of rows: RowFile, for policy: LicensePolicy
    ) async throws(PolicyCheckError) -> [LicenseFact]

    /// What the policy says about facts today.
    func verdict(
        on facts: [LicenseFact], by policy: LicensePolicy
    ) throws(PolicyCheckError) -> PolicyVerdict

    /// What the policy says about a system today, and why the packages that violate it are
    /// installed.
    ///
    /// - Parameters:
    ///   - inventory: the source's inventory, with the policy's ``LicensePolicy/detail``.
    ///   - source: the inventory's source; nil if it can't say why a package is installed.
    ///   - policy: what is allowed and what is not.
    ///   - baseline: an earlier inventory, whose violations are known; nil if all violations are
    ///     new.
    func verdict(
        on inventory: LicenseInventory, of source: InventorySource?, by policy: LicensePolicy,
        since baseline: LicenseInventory?
    ) async throws(PolicyCheckError) -> PolicyVerdict
}

/// Why there is no verdict.
public enum PolicyCheckError: Error, Hashable, Sendable {
    /// The time is unknown, and so is what has expired.
    case clock(ClockDriverError)
    /// The policy can't be read, or makes no sense; or a pattern of the request matches no license
    /// of the system and none that SPDX knows.
    case policy(PolicyError)
    /// A saved listing can't be read or judged.
    case listing(InventoryFileError)
    /// Rows can't be read or judged.
    case rows(RowFileError)
    /// Why packages are installed can't be read.
    case system(LicenseDriverError)
    /// There are more findings than ``LicensePolicy/findingLimit``; `violated` says whether
    /// violations are among them.
    case tooManyFindings(violated: Bool)
}
