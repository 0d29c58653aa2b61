public import DomainLayer
public import Observation

/// Serves the list of licences: follows the shared inventory, and lists what the query asks for.
@MainActor
@Observable
public final class LicenseListPresenter<Dependency: LicenseListPresenterDependency> {
    public private(set) var state: LicenseListState

    private let dependency: Dependency
    private let source: InventorySource

    public init(dependency: Dependency, source: InventorySource, query: LicenseQuery) {
        self.dependency = dependency
        self.source = source
        state = LicenseListState(query: query)
    }

    /// Follows the inventory until it is there or has failed, or the task is cancelled.
    public func onAppear() async {
        for await inventory in await dependency.licenseInventory.states(of: source, detail: []) {
            state.onInventory(inventory)
        }
    }
}
