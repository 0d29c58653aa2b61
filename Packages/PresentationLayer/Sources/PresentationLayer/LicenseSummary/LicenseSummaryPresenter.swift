public import DomainLayer
public import Observation

/// Serves the summary: follows the shared inventory, and counts what is in it.
@MainActor
@Observable
public final class LicenseSummaryPresenter<Dependency: LicenseSummaryPresenterDependency> {
    public private(set) var state = LicenseSummaryState()

    private let dependency: Dependency
    private let source: InventorySource

    public init(dependency: Dependency, source: InventorySource) {
        self.dependency = dependency
        self.source = source
    }

    /// Follows the inventory until it is there or has failed, or the task is cancelled.
    public func onAppear() async {
        for await inventory in await dependency.licenseInventory.states(of: source, detail: []) {
            state.onInventory(inventory)
        }
    }
}
