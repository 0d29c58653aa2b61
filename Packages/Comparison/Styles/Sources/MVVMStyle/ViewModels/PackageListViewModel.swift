import DomainLayer
import LicenseViews
import Observation
import TerminalUI

/// Serves the list of packages: loads the inventory, checks for changes, and filters.
@MainActor
@Observable
final class PackageListViewModel {
    /// What there is to show.
    enum Content {
        case loading(done: Int, of: Int?)
        case failure(LicenseDriverError)
        /// Nothing is installed.
        case empty
        /// The filter leaves nothing.
        case noMatches
        case packages(PackageRows)
    }

    /// Whether loading takes so long that this is worth being shown.
    private(set) var isLongLoading = false
    /// Whether keys write the filter.
    private(set) var isFiltering = false
    /// Counts the refreshes asked for; each restarts the observation.
    private(set) var refreshes = 0
    private(set) var state = LoadState<PackageInventory, LicenseDriverError>.idle
    /// A row is the index of a package of the inventory.
    private var list = FilteredRows()

    private let inventoryService: any LicenseInventoryServiceProtocol
    private let clockService: any ClockServiceProtocol

    init(
        inventoryService: any LicenseInventoryServiceProtocol,
        clockService: any ClockServiceProtocol
    ) {
        self.inventoryService = inventoryService
        self.clockService = clockService
    }
}

// MARK: What is shown

extension PackageListViewModel {
    var content: Content {
        switch state {
        case .idle: .loading(done: 0, of: nil)
        case .loading(let done, let total): .loading(done: done, of: total)
        case .failure(let error): .failure(error)
        case .success(let inventory) where inventory.entries.isEmpty: .empty
        case .success where list.rows.isEmpty: .noMatches
        case .success(let inventory):
            .packages(PackageRows(inventory.entries, order: list.rows))
        }
    }

    /// The newest one; nil before the first has come.
    var inventory: PackageInventory? { state.value }

    var installedCount: Int { inventory?.entries.count ?? 0 }

    /// How many packages the filter leaves.
    var shownCount: Int { list.rows.count }

    /// How many packages are in each category, most first.
    var categories: [LicenseSummary.Count<LicenseCategory>] { inventory?.index.categories ?? [] }

    /// How many packages are installed, and under how many licenses.
    var summary: String { inventory?.index.summary ?? "" }

    /// The package that is selected, among those shown; nil if there is none.
    var selection: PackageSelection? {
        guard let inventory, list.selected != nil else { return nil }
        return PackageSelection(
            packages: PackageRows(inventory.entries, order: list.rows),
            index: list.position.selected)
    }
}

// MARK: What the user does

extension PackageListViewModel {
    /// Where the list is.
    var position: ListPosition {
        get { list.position }
        set { list.position = newValue }
    }

    /// What the packages shown have in their name or license; empty for all.
    var filter: String {
        get { list.filter }
        set { list.narrow(to: newValue) }
    }

    func beginFilter() {
        isFiltering = true
    }

    /// Keeps the filter, and lets keys move again.
    func acceptFilter() {
        isFiltering = false
    }

    /// Shows all packages.
    func clearFilter() {
        isFiltering = false
        filter = ""
    }

    /// Selects a package that was looked at elsewhere; does nothing if it isn't shown.
    func select(_ id: PackageLicense.ID) {
        if let row = inventory.flatMap({ PackageRows($0.entries).position(of: id) }) {
            list.select(row)
        }
    }

    /// Has the inventory loaded again at once, whether it has changed or not.
    func refresh() {
        refreshes += 1
    }
}

// MARK: What goes on meanwhile

extension PackageListViewModel {
    /// Loads the inventory now and whenever it has changed, until the task is cancelled.
    func observeInventory() async {
        await load(isAskedFor: true)
        while await pause(for: Timing.refreshInterval) {
            if await inventoryService.hasChanged(), !Task.isCancelled {
                await load(isAskedFor: false)
            }
        }
    }

    /// Notices that loading takes long.
    func waitForLongLoading() async {
        if await pause(for: Timing.longLoading) { isLongLoading = true }
    }

    private func load(isAskedFor: Bool) async {
        if case .idle = state { state = .loading(done: 0, of: nil) }
        // The driver speaks more often than anybody looks, so only the newest step counts.
        let (steps, progress) = AsyncStream.makeStream(
            of: LoadingProgress.self, bufferingPolicy: .bufferingNewest(1))
        async let loading = result(reporting: progress)
        for await step in steps {
            // A cancelled stream still gives the step that it holds.
            if !Task.isCancelled, case .loading = state {
                state = .loading(done: step.done, of: step.total)
            }
        }
        let result = await loading
        // What has been overtaken changes nothing.
        if !Task.isCancelled { show(result, isAskedFor: isAskedFor) }
    }

    private func result(
        reporting progress: AsyncStream<LoadingProgress>.Continuation
    ) async -> Result<PackageInventory, LicenseDriverError> {
        await Result { () async throws(LicenseDriverError) in
            try await inventoryService.load(reporting: progress)
        }
    }

    private func show(
        _ result: Result<PackageInventory, LicenseDriverError>, isAskedFor: Bool
    ) {
        switch result {
        case .success(let new):
            let selected = selection?.id
            state = .success(new)
            list.replace(
                order: new.index.order(.name), keys: new.index.keys,
                selected: selected.flatMap(PackageRows(new.entries).position))
        case .failure(let error):
            // Packages that are shown stay if they can't be loaded again by themselves.
            if inventory == nil || isAskedFor { state = .failure(error) }
        }
    }

    /// - Returns: false if the task was cancelled meanwhile.
    private func pause(for duration: Duration) async -> Bool {
        do {
            try await clockService.sleep(for: duration)
            return true
        } catch {
            return false
        }
    }
}
