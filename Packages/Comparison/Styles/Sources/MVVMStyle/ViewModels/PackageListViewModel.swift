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

    /// Whether loading has taken long enough to show its progress.
    private(set) var isLongLoading = false
    /// Whether keys edit the filter.
    private(set) var isFiltering = false
    /// Counts the requested refreshes; each restarts the observation.
    private(set) var refreshes = 0
    private(set) var state = LoadState<PackageInventory, LicenseDriverError>.idle
    /// The latest inventory, even after a failed refresh, which costs neither filter nor selection;
    /// nil until there is one.
    private(set) var inventory: PackageInventory?
    /// A row is the index of a package in the inventory.
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

// MARK: State

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

    /// Loads the inventory again at once, whether or not it has changed.
    func refresh() {
        refreshes += 1
    }
}

// MARK: Background work

extension PackageListViewModel {
    /// Loads the inventory now and after each change, until the task is cancelled.
    func observeInventory() async {
        await load(isAskedFor: true)
        while await pause(for: Timing.refreshInterval) {
            if await inventoryService.hasChanged(), !Task.isCancelled {
                await load(isAskedFor: false)
            }
        }
    }

    /// Notes when loading takes long.
    func waitForLongLoading() async {
        if await pause(for: Timing.longLoading) { isLongLoading = true }
    }

    private func load(isAskedFor: Bool) async {
        if case .idle = state { state = .loading(done: 0, of: nil) }
        // The driver reports often, so only its latest step is kept.
        let (steps, progress) = AsyncStream.makeStream(
            of: LoadProgress.self, bufferingPolicy: .bufferingNewest(1))
        async let loading = result(reporting: progress)
        for await step in steps {
            // A cancelled stream still delivers the step that it holds.
            if !Task.isCancelled, case .loading = state {
                state = .loading(step)
            }
        }
        let result = await loading
        // An overtaken load changes nothing.
        if !Task.isCancelled { show(result, isAskedFor: isAskedFor) }
    }

    private func result(
        reporting progress: AsyncStream<LoadProgress>.Continuation
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
            (state, inventory) = (.success(new), new)
            list.replace(
                order: new.index.order(.name), keys: new.index.keys,
                selected: selected.flatMap(PackageRows(new.entries).position))
        case .failure(let error):
            // If a load that wasn't requested fails, the packages on the screen stay.
            if state.value == nil || isAskedFor { state = .failure(error) }
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
