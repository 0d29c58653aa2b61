import DomainLayer
import LicenseViews
import Observation
import TerminalUI

/// Serves the screen of all licenses: follows the inventory and groups it by license.
@MainActor
@Observable
final class LicensesTabPresenter<Dependency: LicenseScanDependency> {
    private(set) var state = LicensesTabState()

    private let dependency: Dependency
    private let source: InventorySource

    /// - Parameters:
    ///   - dependency: gives the inventory.
    ///   - source: the system to show.
    init(dependency: Dependency, source: InventorySource) {
        self.dependency = dependency
        self.source = source
    }

    /// Follows the inventory until the task is cancelled.
    func onAppear() async {
        for await inventory in await dependency.licenseScan.updates(of: source, detail: []) {
            guard let inventory = inventory.value else { continue }
            let groups = await computedInBackground { LicenseGroups(inventory) }
            if Task.isCancelled { return }
            state.onInventory(groups)
        }
    }

    // The state decides what these inputs do.

    func onMove(to position: ListPosition) { state.onMove(to: position) }
    func onSort() { state.onSort() }
    func onFilterBegin() { state.onFilterBegin() }
    func onFilter(_ filter: String) { state.onFilter(filter) }
    func onEnter() { state.onEnter() }
    func onEscape() { state.onEscape() }
    func onReveal(_ id: PackageLicense.ID) { state.onReveal(id) }
    func onSheetClose() { state.onSheetClose() }
}
