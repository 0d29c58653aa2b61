public import DomainLayer

/// Brings together the policy, the inventory, the time, and why packages are installed.
public struct PolicyCheckInteractor<
    PolicyDriver: PolicyDriverProtocol,
    InventoryFileDriver: InventoryFileDriverProtocol,
    RowFileDriver: RowFileDriverProtocol,
    InstallationDriver: InstallationDriverProtocol,
    ClockDriver: ClockDriverProtocol
>: PolicyCheckUseCase {
    private let policyDriver: PolicyDriver
    private let inventoryFileDriver: InventoryFileDriver
    private let rowFileDriver: RowFileDriver
    private let installationDriver: InstallationDriver
    private let clockDriver: ClockDriver

    public init(
        policyDriver: PolicyDriver,
        inventoryFileDriver: InventoryFileDriver,
        rowFileDriver: RowFileDriver,
        installationDriver: InstallationDriver,
        clockDriver: ClockDriver
    ) {
        self.policyDriver = policyDriver
        self.inventoryFileDriver = inventoryFileDriver
        self.rowFileDriver = rowFileDriver
        self.installationDriver = installationDriver
        self.clockDriver = clockDriver
    }

    public func policy(for request: PolicyRequest) async throws(PolicyError) -> LicensePolicy {
        var path = request.path
        if path == nil, request.allow.isEmpty, request.deny.isEmpty {
            path = try await policyDriver.usualPath()
        }
        guard let path else { return try LicensePolicy().adding(request) }
        let file: LicensePolicy
        do throws(PolicyError) {
            file = try await policyDriver.policy(at: path)
        } catch {
            throw error.adding(request)
        }
        return try file.adding(request)
    }

    public func clarifications(
        at path: String
    ) async throws(PolicyCheckError) -> PolicyClarifications {
        let day = CalendarDate(try now)
        do throws(PolicyError) {
            return PolicyClarifications(try await policyDriver.policy(at: path), day: day)
        } catch {
            throw .policy(error)
        }
    }

    public func text(at path: String) async throws(PolicyError) -> String? {
        try await policyDriver.text(at: path)
    }

    public func inventory(
        at origin: InputSource, for policy: LicensePolicy
    ) async throws(PolicyCheckError) -> LicenseInventory {
        do throws(InventoryFileError) {
            guard let listing = try await inventoryFileDriver.inventory(at: origin) else {
                throw .folder(origin)
            }
            if listing.isFiltered { throw .filtered(origin) }
            if listing.isBrief { throw .brief(origin) }
            if listing.hasOutdatedIDs { throw .outdated(origin) }
            return listing.inventory
        } catch {
            throw .listing(error)
        }
    }

    /// Reads the facts of rows. A policy that needs statements can't judge rows, which have none.
    public func facts(
        of rows: RowFile, for policy: LicensePolicy
    ) async throws(PolicyCheckError) -> [LicenseFact] {
        do throws(RowFileError) {
            if policy.needsStatements { throw .statementsNeeded(rows.source) }
            return try await rowFileDriver.facts(of: rows)
        } catch {
            throw .rows(error)
        }
    }

    public func verdict(
        on facts: [LicenseFact], by policy: LicensePolicy
    ) throws(PolicyCheckError) -> PolicyVerdict {
        try checkRequest(of: policy, on: facts.lazy.map(\.entry))
        let verdict = policy.verdict(on: facts, day: CalendarDate(try now))
        if verdict.isCut { throw .tooManyFindings(violated: !verdict.violations.isEmpty) }
        return verdict
    }

    /// Asks the driver why packages are installed only if one of them violates the policy.
    public func verdict(
        on inventory: LicenseInventory, of source: InventorySource?, by policy: LicensePolicy,
        since baseline: LicenseInventory?
    ) async throws(PolicyCheckError) -> PolicyVerdict {
        try checkRequest(of: policy, on: inventory.entries)
        let day = CalendarDate(try now)
        var verdict = policy.verdict(on: inventory, day: day)
        let known = baseline.map { policy.verdict(on: $0, day: day) }
        if verdict.isCut || known?.isCut == true {
            throw .tooManyFindings(violated: !verdict.violations.isEmpty)
        }
        if let known { verdict = verdict.new(since: known) }
        guard let source, !verdict.violations.isEmpty else { return verdict }
        do throws(LicenseDriverError) {
            return verdict.explained(by: try await installationDriver.graph(of: source))
        } catch {
            throw .system(error)
        }
    }

    /// Throws if a requested pattern matches no license of the packages and none that SPDX knows,
    /// so that a typo doesn't pass.
    private func checkRequest(
        of policy: LicensePolicy, on packages: some Sequence<PackageLicense>
    ) throws(PolicyCheckError) {
        let problems = packages.problems(with: policy.requested)
        if !problems.isEmpty { throw .policy(.invalid(path: nil, problems)) }
    }

    private var now: Timestamp {
        get throws(PolicyCheckError) {
            do throws(ClockDriverError) { return try clockDriver.now } catch { throw .clock(error) }
        }
    }
}
