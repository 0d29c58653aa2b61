public import DomainLayer

/// Brings together the policy, the inventory, the time, and why packages are installed.
public struct LicensePolicyInteractor<
    PolicyDriver: PolicyDriverProtocol,
    InstallationDriver: InstallationDriverProtocol,
    ClockDriver: ClockDriverProtocol
>: LicensePolicyUseCase {
    private let policyDriver: PolicyDriver
    private let installationDriver: InstallationDriver
    private let clockDriver: ClockDriver

    public init(
        policyDriver: PolicyDriver,
        installationDriver: InstallationDriver,
        clockDriver: ClockDriver
    ) {
        self.policyDriver = policyDriver
        self.installationDriver = installationDriver
        self.clockDriver = clockDriver
    }

    public func policy(for request: PolicyRequest) async throws(PolicyError) -> LicensePolicy {
        guard let path = request.path else { return try LicensePolicy().adding(request) }
        let file: LicensePolicy
        do throws(PolicyError) {
            file = try await policyDriver.policy(at: path)
        } catch {
            throw error.adding(request)
        }
        return try file.adding(request)
    }

    /// The driver is asked why packages are installed only where one violates the policy.
    public func verdict(
        on inventory: LicenseInventory, of source: InventorySource, by policy: LicensePolicy
    ) async throws(PolicyCheckError) -> PolicyVerdict {
        let problems = inventory.problems(with: policy.requested)
        if !problems.isEmpty { throw .request(.invalid(path: nil, problems)) }
        let verdict = policy.verdict(on: inventory, day: CalendarDate(try now))
        if verdict.violations.isEmpty { return verdict }
        do throws(LicenseDriverError) {
            return verdict.explained(by: try await installationDriver.graph(of: source))
        } catch {
            throw .system(error)
        }
    }

    private var now: Timestamp {
        get throws(PolicyCheckError) {
            do throws(ClockDriverError) { return try clockDriver.now } catch { throw .clock(error) }
        }
    }
}
