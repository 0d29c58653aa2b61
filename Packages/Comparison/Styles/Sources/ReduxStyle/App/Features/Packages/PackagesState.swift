import DomainLayer
import LicenseViews
import TerminalUI

/// What the list of packages is about.
struct PackagesState: Equatable, Sendable {
    /// How far the inventory is. It is one of these and never two.
    enum Phase: Equatable, Sendable {
        case loading(Progress)
        case loaded(PackageTable)
        case failed(LicenseDriverError)
    }

    struct Progress: Equatable, Sendable {
        var done = 0
        /// Nil if nobody knows yet.
        var total: Int?
        /// Whether it takes so long that this is worth being shown.
        var isLong = false
    }

    var phase = Phase.loading(Progress())
    /// The rows of the table that the filter leaves. They are kept rather than computed, since
    /// going through all packages at each frame would be felt.
    var list = FilteredRows()
    /// Whether keys write the filter.
    var isFiltering = false
    /// Whether the user has asked to read again, and wants to hear even of a failure.
    var isRefreshing = false
}

extension PackagesState {
    /// The packages; nil before they have come.
    var table: PackageTable? {
        get { if case .loaded(let table) = phase { table } else { nil } }
        set { if let newValue { phase = .loaded(newValue) } }
    }

    /// Nil once there is something else to show.
    var progress: Progress? {
        if case .loading(let progress) = phase { progress } else { nil }
    }

    /// The package that is selected; nil if none is.
    var selection: PackageLicense.ID? {
        list.selected.flatMap { table?.entries[$0].id }
    }

    /// The packages that the filter leaves, and which of them is selected; nil if none is.
    var shown: (packages: [PackageLicense.ID], selected: Int)? {
        guard let table, list.selected != nil else { return nil }
        return (list.rows.map { table.entries[$0].id }, list.position.selected)
    }
}
