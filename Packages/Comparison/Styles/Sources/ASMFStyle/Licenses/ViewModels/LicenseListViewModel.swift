import DomainLayer
import LicenseViews
import Observation
import TerminalUI
import Wording

/// Serves the list: observes the packages, filters them, and saves the screen.
@MainActor
@Observable
final class LicenseListViewModel {
    private(set) var state = LicenseManager.State.idle
    /// The latest packages, even after a failed refresh, which costs neither filter nor selection.
    private var latest: LicenseList?
    /// Whether keys edit the filter.
    private(set) var isFiltering = false
    /// The packages that pass the filter, by their numbers, and the list's position.
    private(set) var list = FilteredRows()
    /// What the sheet was opened on; nil if it is closed.
    private(set) var opened: SheetSubject?

    private let licenses: LicenseManager
    private let snapshots: ScreenSnapshotManager
    private let streams = StreamTasks()
    /// The selection of the last run, until there are packages.
    private var restoredSelection: PackageLicense.ID?

    init(licenses: LicenseManager, ticker: TickerManager, snapshots: ScreenSnapshotManager) {
        self.licenses = licenses
        self.snapshots = snapshots
        streams.observe(licenses) { [weak self] in self?.updateUI(with: $0) }
        streams.observe(ticker) { [weak self] in await self?.updateUI(with: $0) }
    }

    /// Runs as long as the list is shown; everything it starts ends before it does.
    func run() async {
        // Saving before the last run's screen is restored would overwrite that screen.
        for await state in await snapshots.createStream().stream where state.isFinal {
            updateUI(with: state)
            break
        }
        await licenses.observe()
        await streams.end()
        await keepSnapshot()
    }

    /// Starts to read the packages again at once.
    func refresh() async { await licenses.refresh() }

    // MARK: Updates from the managers

    /// The packages' state has changed; the selection is kept.
    private func updateUI(with state: LicenseManager.State) {
        let selected = selection?.id ?? restoredSelection
        self.state = state
        guard let value = state.value else { return }
        latest = value
        restoredSelection = nil
        list.replace(
            order: value.index.order(.name), keys: value.index.keys,
            selected: selected.flatMap(PackageRows(value.entries).position))
    }

    /// The last run's screen is known. If a refresh was faster, the user may have changed the
    /// screen already.
    private func updateUI(with state: ScreenSnapshotManager.State) {
        guard self.state.value == nil else { return }
        list.narrow(to: state.value?.filter ?? "")
        restoredSelection = state.value?.selection
    }

    /// A second has passed: saves the screen, so that is done once a second at most, however many
    /// keys come.
    private func updateUI(with tick: TickerManager.State) async {
        if tick.value != nil { await keepSnapshot() }
    }

    /// Saves nothing before there are packages, since the last run's screen is still needed then.
    private func keepSnapshot() async {
        guard state.value != nil else { return }
        await snapshots.keep(ScreenSnapshot(filter: list.filter, selection: selection?.id))
    }

    // MARK: State and actions of the view

    /// The packages that pass the filter; empty until they are there.
    var rows: PackageRows { PackageRows(latest?.entries ?? [], order: list.rows) }

    /// The selected package; nil if there is none.
    private var selection: PackageLicense? { list.selected.flatMap { latest?.entries[$0] } }

    /// Does nothing before there are packages.
    func beginFilter() { isFiltering = state.value != nil }

    func filter(_ filter: String) { list.narrow(to: filter) }

    /// Ends editing the filter, and shows all packages again. Does nothing while none are shown.
    func clearFilter() {
        if state.value == nil { return }
        isFiltering = false
        list.narrow(to: "")
    }

    func move(to position: ListPosition) { list.position = position }

    /// Accepts the filter if it is being edited; otherwise opens a sheet for the selected package.
    func enter() {
        if state.value == nil {
            return
        } else if isFiltering {
            isFiltering = false
        } else if selection != nil {
            opened = SheetSubject(packages: rows, index: list.position.selected)
        }
    }

    /// Selects the package that the sheet showed last, if it is still there.
    func closeSheet(at id: PackageLicense.ID) {
        opened = nil
        if let row = PackageRows(latest?.entries ?? []).position(of: id) {
            list.select(row)
        }
    }
}
