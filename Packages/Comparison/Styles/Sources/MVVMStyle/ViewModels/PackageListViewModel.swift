import DomainLayer
import LicenseViews
import Observation
import TerminalUI
import Wording

/// Serves the list of packages: loads the inventory, checks for changes, and filters.
@MainActor
@Observable
final class PackageListViewModel {
    /// What the screen shows.
    enum Content {
        case loading(LoadProgress)
        case failure(LicenseDriverError)
        /// Nothing is installed.
        case empty
        /// No package passes the filter.
        case noMatches
        case packages(PackageRows)
    }

    // MARK: Dependencies

    private let inventoryService: any LicenseInventoryServiceProtocol
    private let clockService: any ClockServiceProtocol

    // MARK: UI state

    /// Whether loading has taken long enough to show its progress.
    private(set) var isLongLoading = false
    /// Whether keys edit the filter.
    private(set) var isFiltering = false
    private(set) var state = LoadState<PackageInventory, LicenseDriverError>.idle
    /// The latest inventory, even after a failed refresh, which costs neither filter nor selection;
    /// nil until there is one.
    private(set) var inventory: PackageInventory?
    /// A row is the index of a package in the inventory.
    private var list = FilteredRows()
    /// The load in progress, or the last one.
    @ObservationIgnored private var loading: Task<Void, Never>?

    // MARK: Init

    init(
        inventoryService: any LicenseInventoryServiceProtocol,
        clockService: any ClockServiceProtocol
    ) {
        self.inventoryService = inventoryService
        self.clockService = clockService
    }
}

// MARK: UI state, as the screen shows it

extension PackageListViewModel {
    var content: Content {
        switch state {
        case .idle: .loading(.packages(done: 0, of: nil))
        case .loading(let progress): .loading(progress)
        case .failure(let error): .failure(error)
        case .success(let inventory) where inventory.entries.isEmpty: .empty
        case .success where list.rows.isEmpty: .noMatches
        case .success(let inventory):
            .packages(PackageRows(inventory.entries, order: list.rows))
        }
    }

    var installedCount: Int { inventory?.entries.count ?? 0 }

    /// How many packages pass the filter.
    var shownCount: Int { list.rows.count }

    /// How many packages each category has, the most frequent first.
    var categories: [LicenseSummary.Count<LicenseCategory>] { inventory?.index.categories ?? [] }

    /// How many packages are installed, and how many licenses they have.
    var summary: String { inventory?.index.summary ?? "" }

    /// The selected package among those shown; nil if there is none.
    var selection: PackageSelection? {
        guard let inventory, list.selected != nil else { return nil }
        return PackageSelection(
            packages: PackageRows(inventory.entries, order: list.rows),
            index: list.position.selected)
    }
}

// MARK: Actions of the user

extension PackageListViewModel {
    /// The selection and the scroll offset of the list.
    var position: ListPosition {
        get { list.position }
        set { list.position = newValue }
    }

    /// The filter; it matches the name and license of a package, and an empty one shows all.
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

    /// Selects the package that the sheet showed last; does nothing if the list lacks it.
    func select(_ id: PackageLicense.ID) {
        if let row = inventory.flatMap({ PackageRows($0.entries).position(of: id) }) {
            list.select(row)
        }
    }

    /// Loads the inventory again, whether or not it has changed. A failure is shown.
    func refresh() async {
        await load(isAskedFor: true)
    }
}

// MARK: Actions of the screen

extension PackageListViewModel {
    /// Loads the inventory now and after each change, until the task is cancelled.
    func observeInventory() async {
        await load(isAskedFor: true)
        while await pause(for: Timing.refreshInterval) {
            let last = loading
            await last?.value
            // A refresh that began meanwhile sees the change as well.
            if await inventoryService.hasChanged(), loading == last, !Task.isCancelled {
                await load(isAskedFor: false)
            }
        }
    }

    /// Notes when loading takes long.
    func waitForLongLoading() async {
        if await pause(for: Timing.longLoading) { isLongLoading = true }
    }

    /// Cancels a load in progress, waits for its end, and loads: two at once would take twice as
    /// long.
    private func load(isAskedFor: Bool) async {
        let last = loading
        last?.cancel()
        let task = Task {
            await last?.value
            // Another load may have overtaken this one before it began.
            if Task.isCancelled { return }
            // A cancelled stream still delivers the state that it holds.
            for await state in await inventoryService.load() where !Task.isCancelled {
                show(state, isAskedFor: isAskedFor)
            }
            await inventoryService.finish()
        }
        loading = task
        await withTaskCancellationHandler(
            operation: { await task.value }, onCancel: task.cancel)
    }

    private func show(
        _ new: LoadState<PackageInventory, LicenseDriverError>, isAskedFor: Bool
    ) {
        switch new {
        case .idle, .loading:
            // Loading again shows no progress.
            if !state.isFinal { state = new }
        case .success(let inventory):
            let selected = selection?.id
            (state, self.inventory) = (new, inventory)
            list.replace(
                order: inventory.index.order(.name), keys: inventory.index.keys,
                selected: selected.flatMap(PackageRows(inventory.entries).position))
        case .failure:
            // If a load that wasn't requested fails, the packages on the screen stay.
            if state.value == nil || isAskedFor { state = new }
        }
    }

    /// - Returns: false if the task was cancelled.
    private func pause(for duration: Duration) async -> Bool {
        do {
            try await clockService.sleep(for: duration)
            return true
        } catch {
            return false
        }
    }
}
