public import DomainLayer
public import Observation

/// Serves the screen of counts: follows the inventory, and counts what is in it.
@MainActor
@Observable
public final class SummaryTabPresenter<Dependency: LicenseScanDependency> {
    /// Nil before the inventory has come.
    public private(set) var summary: LicenseSummary?

    private let dependency: Dependency
    private let source: InventorySource

    public init(dependency: Dependency, source: InventorySource) {
        self.dependency = dependency
        self.source = source
    }

    /// Follows the inventory until the task is cancelled.
    public func onAppear() async {
        for await inventory in await dependency.licenseScan.updates(of: source, detail: []) {
            guard let inventory = inventory.value else { continue }
            summary = await computedInBackground { inventory.summary() }
        }
    }
}
