public import DomainLayer
public import Observation

/// Serves a check: reads the policy, follows the shared inventory, and judges it by the policy.
@MainActor
@Observable
public final class PolicyCheckPresenter<Dependency: PolicyCheckPresenterDependency> {
    public private(set) var state = PolicyCheckState()

    private let dependency: Dependency
    private let subject: CheckSubject
    private let baseline: InputSource?
    private let request: PolicyRequest

    /// - Parameters:
    ///   - dependency: gives the inventory, and judges it.
    ///   - subject: what to check.
    ///   - baseline: the saved listing whose violations are known; nil if there is none, as always
    ///     for rows.
    ///   - request: which policy to check.
    public init(
        dependency: Dependency, subject: CheckSubject, baseline: InputSource? = nil,
        request: PolicyRequest
    ) {
        self.dependency = dependency
        self.subject = subject
        self.baseline = baseline
        self.request = request
    }

    /// Checks. An invalid policy ends the check before anything of the system is read.
    public func onAppear() async {
        do throws(PolicyCheckError) {
            if let verdict = try await verdict() { state.onVerdict(.success(verdict)) }
        } catch {
            state.onVerdict(.failure(error))
        }
    }

    /// Nil if there is no inventory.
    private func verdict() async throws(PolicyCheckError) -> PolicyVerdict? {
        let policy = try await policy()
        if case .rows(let rows) = subject {
            let facts = try await dependency.policyCheck.facts(of: rows, for: policy)
            state.onFacts(facts)
            return try dependency.policyCheck.verdict(on: facts, by: policy)
        }
        var known: LicenseInventory?
        if let baseline {
            known = try await dependency.policyCheck.inventory(at: baseline, for: policy)
        }
        try await readInventory(for: policy)
        guard let inventory = state.inventory.value else { return nil }
        return try await dependency.policyCheck.verdict(
            on: inventory, of: subject.system, by: policy, since: known)
    }

    private func readInventory(for policy: LicensePolicy) async throws(PolicyCheckError) {
        switch subject {
        case .listing(let listing):
            state.onInventory(
                .success(try await dependency.policyCheck.inventory(at: listing, for: policy)))
        case .system(let source):
            for await inventory in await dependency.licenseScan.states(
                of: source, detail: policy.detail)
            {
                state.onInventory(inventory)
            }
        case .rows:
            break
        }
    }

    private func policy() async throws(PolicyCheckError) -> LicensePolicy {
        do throws(PolicyError) {
            return try await dependency.policyCheck.policy(for: request)
        } catch {
            throw .policy(error.hasOutdatedReferences ? await named(error) : error)
        }
    }

    /// The error; if the policy names ids of former versions, with the present ids of the system.
    private func named(_ error: PolicyError) async -> PolicyError {
        var named = error
        let source = subject.system ?? .standard
        for await inventory in await dependency.licenseScan.states(of: source, detail: []) {
            if let inventory = inventory.value { named = error.naming(inventory.licenseRefs) }
        }
        return named
    }
}

/// What to check.
public enum CheckSubject: Hashable, Sendable {
    case system(InventorySource)
    /// A saved listing of a system, which may be another machine's.
    case listing(InputSource)
    /// Rows that hosts have sent.
    case rows(RowFile)

    /// The system to check, which can say why packages are installed; nil for a listing or rows.
    public var system: InventorySource? {
        if case .system(let source) = self { source } else { nil }
    }
}

/// What a check shows: a value, and a mutating method for each input.
public struct PolicyCheckState: Equatable, Sendable {
    /// The system's inventory as it loads; idle until the policy has been read.
    public private(set) var inventory: LoadState<LicenseInventory, LicenseDriverError> = .idle
    /// The facts of the rows if rows are checked; there is no inventory then.
    public private(set) var facts: [LicenseFact] = []
    /// The policy's verdict on the inventory or the rows.
    public private(set) var verdict: LoadState<PolicyVerdict, PolicyCheckError> = .idle

    public init() {}

    /// The packages of the inventory or of the rows.
    public var packages: [PackageLicense] { inventory.value?.entries ?? facts.map(\.entry) }

    /// The inventory's state has changed.
    mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        self.inventory = inventory
        if case .failure(let error) = inventory { onVerdict(.failure(.system(error))) }
    }

    /// Rows were read.
    mutating func onFacts(_ facts: [LicenseFact]) {
        self.facts = facts
    }

    mutating func onVerdict(_ verdict: LoadState<PolicyVerdict, PolicyCheckError>) {
        self.verdict = verdict
    }
}
