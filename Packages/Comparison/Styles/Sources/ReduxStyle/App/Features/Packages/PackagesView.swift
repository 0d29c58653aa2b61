import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// The list of packages, or its placeholder.
struct PackagesView: View {
    let phase: PackagesState.Phase
    /// The rows of the table that pass the filter.
    let rows: [Int]
    let position: ListPosition
    let filter: String
    let isFiltering: Bool
    let onMove: @MainActor (ListPosition) -> Void
    let onEnter: @MainActor () -> Void
    let onFilterBegin: @MainActor () -> Void
    let onFilter: @MainActor (String) -> Void
    let onFilterClear: @MainActor () -> Void
    let onRefresh: @MainActor () -> Void
    let onQuit: @MainActor () -> Void

    var body: some View {
        VStack { content }
            .onKey(.enter, perform: onEnter)
            .onKey(.escape, perform: onFilterClear)
            .onKey(.character("/"), perform: onFilterBegin)
            .refreshable { onRefresh() }
            .onKey(.character("q"), perform: onQuit)
            .navigationTitle("Packages")
    }

    /// The lines below the title, with the keys that matter in each state.
    @ViewBuilder
    private var content: some View {
        switch phase {
        case .loading(let progress):
            LoadingScreen(progress: progress.step, isShown: progress.isLong)
            KeyHints([], always: [("q", "quit")])
        case .failed(let error, _):
            Notice { FailureView(error: error) }
            KeyHints([("r", "read again")], always: [("q", "quit")])
        case .loaded(let table):
            list(of: table)
            status(of: table)
            CategoryLegend(categories: table.index.categories).frame(height: 1)
            PackageListHints(
                isFiltering: isFiltering, isFiltered: !filter.isEmpty)
        }
    }

    @ViewBuilder
    private func list(of table: PackageTable) -> some View {
        if table.entries.isEmpty {
            Notice { Text("No package is installed.") }
        } else if rows.isEmpty {
            NoMatches(noun: "packages", filter: filter)
        } else {
            PackageHeader(order: .name)
            List(
                PackageRows(table.entries, order: rows), position: position, onMove: onMove
            ) {
                PackageRow(entry: $0, isSelected: $1, order: .name)
            }
        }
    }

    private func status(of table: PackageTable) -> StatusLine {
        StatusLine(
            filter: filter, isFiltering: isFiltering, shown: rows.count, of: table.entries.count,
            words: table.index.summary, count: "by name", onFilter: onFilter)
    }
}
