public import DomainLayer
public import Observation

/// Serves a review: reads what was decided, and finds the texts and copyright files of a
/// system that are undecided.
@MainActor
@Observable
public final class PolicyReviewPresenter<Dependency: PolicyCheckPresenterDependency> {
    public private(set) var state = PolicyReviewState()

    private let dependency: Dependency
    private let source: InventorySource
    private let path: String

    /// - Parameters:
    ///   - dependency: gives the inventory and the text of the policy file.
    ///   - source: the system to review.
    ///   - path: the policy file that the stanzas are written to.
    public init(dependency: Dependency, source: InventorySource, path: String) {
        self.dependency = dependency
        self.source = source
        self.path = path
    }

    /// Reviews. A file that can't be read ends the review before anything of the system is read.
    public func onAppear() async {
        do throws(PolicyError) {
            state.onPolicy(try await dependency.policyCheck.text(at: path))
        } catch {
            return state.onFailure(.policy(error))
        }
        for await inventory in await dependency.licenseScan.states(
            of: source, detail: [.texts, .digests])
        {
            state.onInventory(inventory)
        }
    }
}

/// What a review found: a value, and a mutating method for each input.
public struct PolicyReviewState: Equatable, Sendable {
    /// The system's inventory as it loads; idle until the policy has been read.
    public private(set) var inventory: LoadState<LicenseInventory, LicenseDriverError> = .idle
    /// The text of the policy file; nil if there is no file.
    public private(set) var policy: String?
    /// What is still to be judged.
    public private(set) var review: LoadState<PolicyReview, PolicyCheckError> = .idle

    public init() {}

    /// The file was read.
    mutating func onPolicy(_ policy: String?) {
        self.policy = policy
    }

    /// The inventory's state has changed.
    mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        self.inventory = inventory
        switch inventory {
        case .success(let inventory):
            let known = policy.map(PolicyReview.subjects) ?? []
            review = .success(inventory.review(excluding: known))
        case .failure(let error): onFailure(.system(error))
        case .idle, .loading: break
        }
    }

    mutating func onFailure(_ error: PolicyCheckError) {
        review = .failure(error)
    }
}
