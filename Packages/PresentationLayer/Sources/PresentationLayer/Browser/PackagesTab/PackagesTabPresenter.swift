import DomainLayer
import LicenseViews
import Observation
import TerminalUI
import Wording

/// Serves the screen of all packages: follows the inventory and searches the texts.
@MainActor
@Observable
final class PackagesTabPresenter<Dependency: PackagesTabPresenterDependency> {
    private(set) var state = PackagesTabState()

    private let dependency: Dependency
    private let source: InventorySource

    /// - Parameters:
    ///   - dependency: gives the inventory and searches its texts.
    ///   - source: the system to show.
    init(dependency: Dependency, source: InventorySource) {
        self.dependency = dependency
        self.source = source
    }

    /// Follows the inventory until the task is cancelled.
    func onAppear() async {
        for await inventory in await dependency.licenseScan.updates(of: source, detail: []) {
            guard let inventory = inventory.value else { continue }
            // The rows appear before the index, which only the keys and the legend need.
            if state.entries == nil { state.onInventory(inventory.entries, index: nil) }
            let index = await computedInBackground { PackageRowIndex(inventory) }
            if Task.isCancelled { return }
            state.onInventory(inventory.entries, index: index)
        }
    }

    /// Runs the search on the screen until it has looked everywhere or the task is cancelled, as
    /// when another tab is selected; then the next call starts it over. Does nothing if none is
    /// running.
    func onSearch() async {
        guard let search = state.search, search.isRunning, let phrase = search.begun,
            let entries = state.entries
        else { return }
        state.onSearchStart()
        let steps = dependency.licenseTextSearch.steps(for: phrase, in: entries, of: source)
        for await step in steps {
            if Task.isCancelled { return }
            state.onStep(step)
        }
        if !Task.isCancelled { state.onSearchEnd() }
    }

    // The state decides what these inputs do.

    func onMove(to position: ListPosition) { state.onMove(to: position) }
    func onHitMove(to position: ListPosition) { state.onHitMove(to: position) }
    func onSort() { state.onSort() }
    func onFilterBegin() { state.onFilterBegin() }
    func onFilter(_ filter: String) { state.onFilter(filter) }
    func onPhraseBegin() { state.onPhraseBegin() }
    func onPhrase(_ phrase: String) { state.onPhrase(phrase) }
    func onEnter() { state.onEnter() }
    func onEscape() { state.onEscape() }
    func onReveal(_ id: PackageLicense.ID) { state.onReveal(id) }
    func onSheetClose() { state.onSheetClose() }
}
