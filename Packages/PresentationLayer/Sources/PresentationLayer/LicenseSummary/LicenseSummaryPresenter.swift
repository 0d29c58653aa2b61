public import DomainLayer
public import Observation

/// Serves the summary: follows the shared inventory and counts what is in it.
@MainActor
@Observable
public final class LicenseSummaryPresenter<Dependency: LicenseScanDependency> {
    public private(set) var state = LicenseSummaryState()

    private let dependency: Dependency
    private let source: InventorySource

    public init(dependency: Dependency, source: InventorySource) {
        self.dependency = dependency
        self.source = source
    }

    /// Follows the inventory until it is complete or has failed, or the task is cancelled.
    public func onAppear() async {
        for await inventory in await dependency.licenseScan.states(of: source, detail: []) {
            state.onInventory(inventory)
        }
    }
}

/// What the summary shows: a value, and a mutating method for each input.
public struct LicenseSummaryState: Equatable, Sendable {
    /// The system's inventory as it loads.
    public private(set) var inventory: LoadState<LicenseInventory, LicenseDriverError> = .idle
    /// The counts of the inventory.
    public private(set) var summary: LoadState<LicenseSummary, LicenseDriverError> = .idle

    public init() {}

    /// The inventory's state has changed.
    mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
        self.inventory = inventory
        summary = inventory.map { $0.summary() }
    }
}
