public import DomainLayer
import LicenseViews
public import Observation

/// Serves the screen of all packages: follows the inventory, and searches the texts.
@MainActor
@Observable
public final class PackagesTabPresenter<Dependency: PackagesTabPresenterDependency> {
    public var state = PackagesTabState()
    /// What the sheet is open on; nil for none.
    public var sheet: PackageSheetSubject?

    private let dependency: Dependency
    private let source: InventorySource

    /// - Parameters:
    ///   - dependency: gives the inventory, and searches its texts.
    ///   - source: the system to show.
    public init(dependency: Dependency, source: InventorySource) {
        self.dependency = dependency
        self.source = source
    }

    /// Follows the inventory until the task is cancelled.
    public func onAppear() async {
        for await inventory in await dependency.licenseScan.updates(of: source, detail: []) {
            guard let inventory = inventory.value else { continue }
            // The first rows are shown before what only the keys and the legend need is computed.
            if state.entries == nil { state.onInventory(inventory.entries, index: nil) }
            let index = await computedInBackground { PackageRowIndex(inventory) }
            state.onInventory(inventory.entries, index: index)
        }
    }

    /// Accepts what is being written; otherwise opens what is selected.
    public func onEnter() {
        switch state.focus {
        case .filter: state.onFilterAccept()
        case .phrase: state.onSearch()
        case .rows: sheet = state.subject
        }
    }

    /// Searches the texts, if that has begun, until it has looked everywhere or the task is
    /// cancelled.
    public func onSearch() async {
        guard let phrase = state.search?.begun, let entries = state.entries else { return }
        let steps = dependency.licenseTextSearch.steps(for: phrase, in: entries, of: source)
        for await step in steps {
            if Task.isCancelled { return }
            state.onStep(step)
        }
        if !Task.isCancelled { state.onSearchEnd() }
    }
}
