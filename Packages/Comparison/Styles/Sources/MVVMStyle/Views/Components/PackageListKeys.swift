import LicenseViews
import TerminalUI

/// The keys of a list of packages: hints and actions.
struct PackageListKeys: View {
    /// Whether keys edit the filter.
    let isFiltering: Bool
    /// Whether there is a filter.
    let isFiltered: Bool
    let onOpen: @MainActor () -> Void
    let onFilter: @MainActor () -> Void
    let onAccept: @MainActor () -> Void
    let onClear: @MainActor () -> Void

    var body: some View {
        if isFiltering {
            hints
                .onKey(.enter, perform: onAccept)
                .onKey(.escape, perform: onClear)
        } else {
            hints
                .onKey(.enter, perform: onOpen)
                .onKey(.character("/"), perform: onFilter)
                .onKey(.escape, perform: onClear)
        }
    }

    private var hints: PackageListHints {
        PackageListHints(isFiltering: isFiltering, isFiltered: isFiltered)
    }
}
