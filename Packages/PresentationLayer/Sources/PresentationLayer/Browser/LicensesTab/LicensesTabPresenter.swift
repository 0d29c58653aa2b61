public import DomainLayer
import LicenseViews
public import Observation
import TerminalUI

/// Serves the screen of all licenses: follows the inventory, and turns it round.
@MainActor
@Observable
public final class LicensesTabPresenter<Dependency: LicenseScanDependency> {
    public var state = LicensesTabState()
    /// What the sheet is open on; nil for none.
    public var sheet: PackageSheetSubject?

    private let dependency: Dependency
    private let source: InventorySource

    /// - Parameters:
    ///   - dependency: gives the inventory.
    ///   - source: the system to show.
    public init(dependency: Dependency, source: InventorySource) {
        self.dependency = dependency
        self.source = source
    }

    /// Follows the inventory until the task is cancelled.
    public func onAppear() async {
        for await inventory in await dependency.licenseScan.updates(of: source, detail: []) {
            guard let inventory = inventory.value else { continue }
            let groups = await computedInBackground { LicenseGroups(inventory) }
            state.onInventory(groups)
        }
    }

    /// Accepts the filter that is being written; otherwise opens what is selected: of a license its
    /// packages, of a package its sheet.
    public func onEnter() {
        if state.isFiltering {
            state.onFilterAccept()
        } else if let opened = state.opened {
            guard opened.list.selected != nil else { return }
            sheet = PackageSheetSubject(
                packages: opened.rows, index: opened.list.position.selected)
        } else {
            state.onOpen()
        }
    }
}
