import DomainLayer
import LicenseViews
import Observation
import TerminalUI

/// Serves the list: follows the packages, filters them, and has the screen kept.
@MainActor
@Observable
final class LicenseListViewModel {
    private(set) var state = LicenseManager.State.idle
    /// Whether keys write the filter.
    private(set) var isFiltering = false
    /// Its rows are the numbers of packages.
    private var list = FilteredRows()
    /// What the sheet shows; nil if there is none. The list goes where the sheet was last.
    var opened: SheetSubject? {
        didSet { if opened == nil, let oldValue { select(oldValue.entry.id) } }
    }

    private let licenses: LicenseManager
    private let ticker: TickerManager
    private let snapshots: ScreenSnapshotManager
    private let streams = StreamTasks()
    private var isRestored = false
    /// What was selected in the last run, until there are packages.
    private var restoredSelection: LicenseEntry.ID?

    init(licenses: LicenseManager, ticker: TickerManager, snapshots: ScreenSnapshotManager) {
        self.licenses = licenses
        self.ticker = ticker
        self.snapshots = snapshots
        streams.follow(licenses) { [weak self] in self?.updateUI(with: $0) }
        streams.follow(snapshots) { [weak self] in self?.updateUI(with: $0) }
        streams.follow(ticker) { [weak self] in await self?.updateUI(with: $0) }
    }

    /// Works as long as the list is there; all that it has begun ends before it does.
    func run() async {
        await snapshots.untilLoaded()
        await licenses.load()
        await ticker.start { [licenses] in await licenses.look() }
        await streams.runUntilCancelled()
        await ticker.stop()
        await keepSnapshot()
    }

    /// Reads the packages again at once.
    func refresh() async {
        await licenses.refresh()
    }
}

// MARK: What comes from the managers

extension LicenseListViewModel {
    /// The packages came a step further; what is selected stays so.
    private func updateUI(with state: LicenseManager.State) {
        let selected = selection?.id ?? restoredSelection
        self.state = state
        guard let value = state.value else { return }
        restoredSelection = nil
        list.replace(
            order: Array(value.entries.indices), keys: value.index.keys,
            selected: selected.flatMap(PackageRows(value.entries).position))
    }

    /// It is known what the last run has left; what this one keeps later is no news.
    private func updateUI(with state: ScreenSnapshotManager.State) {
        guard !isRestored, state.isFinal else { return }
        isRestored = true
        guard let snapshot = state.value else { return }
        list.narrow(to: snapshot.filter)
        restoredSelection = snapshot.selection
    }

    /// A second has gone: the screen is kept, so at most once a second however many keys come.
    private func updateUI(with tick: TickerManager.State) async {
        if tick.value != nil { await keepSnapshot() }
    }

    /// Before there are packages there is nothing to keep, and what was kept is still wanted.
    private func keepSnapshot() async {
        guard state.value != nil else { return }
        await snapshots.keep(ScreenSnapshot(filter: filter, selection: selection?.id))
    }
}

// MARK: What the view shows, and what its keys do

extension LicenseListViewModel {
    /// What the packages shown have in their name or licence; empty for all.
    var filter: String { list.filter }

    /// The packages that the filter leaves; none before they have come.
    var rows: PackageRows { PackageRows(state.value?.entries ?? [], order: list.rows) }

    /// The package that is selected; nil if there is none.
    var selection: LicenseEntry? { list.selected.flatMap { state.value?.entries[$0] } }

    var position: ListPosition {
        get { list.position }
        set { list.position = newValue }
    }

    /// Does nothing before there are packages.
    func beginFilter() {
        if state.value != nil { isFiltering = true }
    }

    func narrow(to filter: String) {
        list.narrow(to: filter)
    }

    /// Accepts the filter that is being written; otherwise opens a sheet on what is selected.
    func enter() {
        if isFiltering {
            isFiltering = false
        } else if selection != nil {
            opened = SheetSubject(packages: rows, index: position.selected)
        }
    }

    /// Shows all again.
    func clearFilter() {
        isFiltering = false
        list.narrow(to: "")
    }

    private func select(_ id: LicenseEntry.ID) {
        if let row = PackageRows(state.value?.entries ?? []).position(of: id) { list.select(row) }
    }
}

/// What a sheet is opened on: a package among those that the list shows.
struct SheetSubject: Identifiable {
    /// In the order of the list; not empty.
    let packages: PackageRows
    /// Which of them is shown.
    var index: Int
    /// The package that the sheet was opened on, whichever it shows now.
    let id: LicenseEntry.ID

    init(packages: PackageRows, index: Int) {
        self.packages = packages
        self.index = index
        id = packages[index].id
    }

    /// The package that the sheet shows now.
    var entry: LicenseEntry { packages[index] }
}
