import DomainLayer
import LicenseViews
import TerminalUI

/// The state of the package list.
struct PackagesState: Equatable, Sendable {
    /// The phase of the inventory, exactly one at a time.
    enum Phase: Equatable, Sendable {
        case loading(Progress)
        case loaded(PackageTable)
        case failed(LicenseDriverError)
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
    /// The packages; nil until they are there.
    var table: PackageTable? {
        get { if case .loaded(let table) = phase { table } else { nil } }
        set { if let newValue { phase = .loaded(newValue) } }
    }

    /// Nil once there is something else to show.
    var progress: Progress? {
        if case .loading(let progress) = phase { progress } else { nil }
    }

    /// The selected package; nil if there is none.
    var selection: PackageLicense.ID? {
        list.selected.flatMap { table?.entries[$0].id }
    }

    /// The packages that pass the filter, and the selected one; nil if none is selected.
    var shown: (packages: [PackageLicense.ID], selected: Int)? {
        guard let table, list.selected != nil else { return nil }
        return (list.rows.map { table.entries[$0].id }, list.position.selected)
    }
}
