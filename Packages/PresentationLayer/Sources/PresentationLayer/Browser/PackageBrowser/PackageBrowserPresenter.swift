public import DomainLayer
import LicenseViews
public import Observation
import TerminalUI

/// Serves the screen of all packages: follows the inventory, and searches the texts.
@MainActor
@Observable
public final class PackageBrowserPresenter<Dependency: PackageBrowserPresenterDependency> {
    public var state = PackageBrowserState()

    private let dependency: Dependency
    private let source: InventorySource
    private let onOpen: @MainActor (LicenseSheetSubject) -> Void
    private let search = ScreenTask()

    /// - Parameters:
    ///   - dependency: gives the inventory, and searches its texts.
    ///   - source: the system to show.
    ///   - onOpen: called with the package to open a sheet on.
    public init(
        dependency: Dependency,
        source: InventorySource,
        onOpen: @escaping @MainActor (LicenseSheetSubject) -> Void
    ) {
        self.dependency = dependency
        self.source = source
        self.onOpen = onOpen
    }

    /// Follows the inventory until the task is cancelled, and takes a search with it.
    public func onAppear() async {
        for await inventory in await dependency.licenseInventory.updates(of: source, detail: []) {
            guard let inventory = inventory.value else { continue }
            // The first rows are shown before what only the keys and the legend need is computed.
            if state.entries == nil { state.onInventory(inventory.entries, index: nil) }
            let index = await computedInBackground { PackageRowIndex(inventory) }
            state.onInventory(inventory.entries, index: index)
        }
        await search.end()
    }

    /// Closes the topmost of search and filter; a search that runs is cancelled.
    public func onEscape() {
        if state.search != nil { search.cancel() }
        state.onEscape()
    }

    /// Accepts what is being written; otherwise opens what is selected.
    public func onEnter() {
        switch state.focus {
        case .filter: state.onFilterAccept()
        case .phrase: beginSearch()
        case .rows: open()
        }
    }

    private func beginSearch() {
        state.onSearch()
        guard let phrase = state.search?.begun, let entries = state.entries else { return }
        search.begin { [self] in
            let steps = dependency.licenseTextSearch.steps(for: phrase, in: entries, of: source)
            for await step in steps {
                if Task.isCancelled { return }
                state.onStep(step)
            }
            if !Task.isCancelled { state.onSearchEnd() }
        }
    }

    private func open() {
        if let search = state.search {
            guard let hit = search.selection else { return }
            let (all, found) = (PackageRows(state.entries ?? []), Set(search.hits.map(\.package)))
            let packages = all[all.indices.filter { found.contains(all[$0].id) }]
            guard let index = packages.position(of: hit.package) else { return }
            onOpen(
                LicenseSheetSubject(
                    packages: packages, index: index, line: hit.line, phrase: search.begun))
        } else if state.selection != nil {
            onOpen(LicenseSheetSubject(packages: state.rows, index: state.position.selected))
        }
    }
}
