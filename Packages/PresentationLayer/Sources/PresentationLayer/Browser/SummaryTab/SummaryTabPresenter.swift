import DomainLayer
import Observation

/// Serves the screen of counts: follows the inventory and counts what is in it.
@MainActor
@Observable
final class SummaryTabPresenter<Dependency: LicenseScanDependency> {
    /// Nil until the inventory is there.
    private(set) var state: LicenseSummary?

    private let dependency: Dependency
    private let source: InventorySource

    init(dependency: Dependency, source: InventorySource) {
        self.dependency = dependency
        self.source = source
    }

    /// Follows the inventory until the task is cancelled.
    func onAppear() async {
        for await inventory in await dependency.licenseScan.updates(of: source, detail: []) {
            guard let inventory = inventory.value else { continue }
            let summary = await computedInBackground { inventory.summary() }
            if Task.isCancelled { return }
            state = summary
        }
    }
}
