import DomainLayer
import LicenseViews
import TerminalUI

/// The state of the package list.
struct PackagesState: Equatable, Sendable {
    /// The phase of the inventory, exactly one at a time.
    enum Phase: Equatable, Sendable {
        case loading(Progress)
        case loaded(PackageTable)
        /// The packages are the last ones that could be read; nil if there are none.
        case failed(LicenseDriverError, last: PackageTable?)
    }

    struct Progress: Equatable, Sendable {
        var step = LoadProgress.packages(done: 0, of: nil)
        /// Whether loading has taken long enough to show its progress.
        var isLong = false
    }

    var phase = Phase.loading(Progress())
    /// The rows of the table that pass the filter. They are stored, since computing them from all
    /// packages at each frame would be noticeable.
    var list = FilteredRows()
    /// Whether keys edit the filter.
    var isFiltering = false
    /// Whether the user has requested another read, so that even a failure is shown.
    var isRefreshing = false
}

extension PackagesState {
    /// The latest packages, even if a failure is shown instead; nil until they are there.
    var table: PackageTable? {
        switch phase {
        case .loading: nil
        case .loaded(let table): table
        case .failed(_, let last): last
        }
    }

    /// Selects the package that a sheet showed last; does nothing if the list lacks it.
    mutating func select(_ id: PackageLicense.ID) {
        if let row = table?.row(of: id) { list.select(row) }
    }

    /// Whether the packages are shown, so that keys concern them.
    var isListed: Bool {
        if case .loaded = phase { true } else { false }
    }

    /// Changes the packages without changing the phase.
    mutating func changeTable(_ change: (inout PackageTable) -> Void) {
        guard var table else { return }
        change(&table)
        switch phase {
        case .loading: break
        case .loaded: phase = .loaded(table)
        case .failed(let error, _): phase = .failed(error, last: table)
        }
    }

    /// Nil once there is something else to show.
    var progress: Progress? {
        if case .loading(let progress) = phase { progress } else { nil }
    }

    /// The selected package; nil if there is none.
    var selection: PackageLicense.ID? {
        list.selected.flatMap { table?.entries[$0].id }
    }

    /// The packages that are shown, and the selected one; nil if none is selected.
    var shown: (packages: [PackageLicense.ID], selected: Int)? {
        guard isListed, let table, list.selected != nil else { return nil }
        return (list.rows.map { table.entries[$0].id }, list.position.selected)
    }
}
