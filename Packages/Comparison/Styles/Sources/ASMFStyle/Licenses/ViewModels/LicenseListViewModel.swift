import DomainLayer
import LicenseViews
import Observation
import TerminalUI

/// Serves the list: observes the packages, filters them, and has the screen kept.
@MainActor
@Observable
final class LicenseListViewModel {
    private(set) var state = LicenseManager.State.idle
    /// Whether keys write the filter.
    private(set) var isFiltering = false
    /// The packages that the filter leaves, by their numbers, and where the list is.
    private(set) var list = FilteredRows()
    /// What the sheet shows; nil if there is none.
    private(set) var opened: SheetSubject?

    private let licenses: LicenseManager
    private let ticker: TickerManager
    private let snapshots: ScreenSnapshotManager
    private let streams = StreamTasks()
    /// What was selected in the last run, until there are packages.
    private var restoredSelection: PackageLicense.ID?

    init(licenses: LicenseManager, ticker: TickerManager, snapshots: ScreenSnapshotManager) {
        self.licenses = licenses
        self.ticker = ticker
        self.snapshots = snapshots
        streams.observe(licenses) { [weak self] in self?.updateUI(with: $0) }
        streams.observe(ticker) { [weak self] in await self?.updateUI(with: $0) }
    }

    /// Works as long as the list is there; all that it has begun ends before it does.
    func run() async {
        // What this run kept sooner would take the place of what the last one has left.
        for await state in await snapshots.createStream().stream where state.isFinal {
            updateUI(with: state)
            break
        }
        await licenses.load()
        await ticker.start { [licenses] in await licenses.checkForChanges() }
        await streams.runUntilCancelled()
        await ticker.stop()
        await licenses.finish()
        await keepSnapshot()
    }

    /// Begins to read the packages again, at once.
    func refresh() async { await licenses.refresh() }

    // MARK: What comes from the managers

    /// The packages came a step further; what is selected stays so.
    private func updateUI(with state: LicenseManager.State) {
        let selected = selection?.id ?? restoredSelection
        self.state = state
        guard let value = state.value else { return }
        restoredSelection = nil
        list.replace(
            order: value.index.order(.name), keys: value.index.keys,
            selected: selected.flatMap(PackageRows(value.entries).position))
    }

    /// It is known what the last run has left; a refresh may have been quicker, and then the screen
    /// is somebody's already.
    private func updateUI(with state: ScreenSnapshotManager.State) {
        guard self.state.value == nil else { return }
        list.narrow(to: state.value?.filter ?? "")
        restoredSelection = state.value?.selection
    }

    /// A second has gone: the screen is kept, so at most once a second however many keys come.
    private func updateUI(with tick: TickerManager.State) async {
        if tick.value != nil { await keepSnapshot() }
    }

    /// Before there are packages there is nothing to keep, and what was kept is still wanted.
    private func keepSnapshot() async {
        guard state.value != nil else { return }
        await snapshots.keep(ScreenSnapshot(filter: list.filter, selection: selection?.id))
    }

    // MARK: What the view shows, and what its keys do

    /// The packages that the filter leaves; none before they have come.
    var rows: PackageRows { PackageRows(state.value?.entries ?? [], order: list.rows) }

    /// The package that is selected; nil if there is none.
    private var selection: PackageLicense? { list.selected.flatMap { state.value?.entries[$0] } }

    /// Does nothing before there are packages.
    func beginFilter() { isFiltering = state.value != nil }

    func filter(_ filter: String) { list.narrow(to: filter) }

    /// Ends writing the filter, and shows all again.
    func clearFilter() {
        isFiltering = false
        list.narrow(to: "")
    }

    func move(to position: ListPosition) { list.position = position }

    /// Accepts the filter that is being written; otherwise opens a sheet on what is selected.
    func enter() {
        if isFiltering {
            isFiltering = false
        } else if let id = selection?.id {
            opened = SheetSubject(id: id, packages: rows, index: list.position.selected)
        }
    }

    /// The sheet shows another package from now on.
    func show(index: Int) { opened?.index = index }

    /// Selects the package that the sheet showed last, if it is still there.
    func closeSheet() {
        let id = opened?.entry.id
        opened = nil
        if let id, let row = PackageRows(state.value?.entries ?? []).position(of: id) {
            list.select(row)
        }
    }
}
