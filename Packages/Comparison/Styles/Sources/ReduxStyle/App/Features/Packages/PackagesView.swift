import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// The list of packages, or its placeholder.
struct PackagesView: View {
    let state: PackagesState
    var onMove: @MainActor (ListPosition) -> Void = { _ in }
    var onEnter: @MainActor () -> Void = {}
    var onFilterBegin: @MainActor () -> Void = {}
    var onFilter: @MainActor (String) -> Void = { _ in }
    var onFilterClear: @MainActor () -> Void = {}
    var onRefresh: @MainActor () -> Void = {}
    var onQuit: @MainActor () -> Void = {}

    var body: some View {
        VStack { content }
            .onKey(.enter, perform: onEnter)
            .onKey(.escape, perform: onFilterClear)
            .onKey(.character("/"), perform: onFilterBegin)
            .onKey(.character("r"), perform: onRefresh)
            .onKey(.character("q"), perform: onQuit)
            .navigationTitle("Packages")
    }

    /// The lines below the title, with the keys that matter in each state.
    @ViewBuilder
    private var content: some View {
        switch state.phase {
        case .loading(let progress):
            LoadingScreen(progress: progress.step, isShown: progress.isLong)
            KeyHints([], always: [("q", "quit")])
        case .failed(let error, _):
            Notice { FailureView(error: error) }
            KeyHints([("r", "read again")], always: [("q", "quit")])
        case .loaded(let table):
            rows(of: table)
            status(of: table)
            CategoryLegend(categories: table.index.categories).frame(height: 1)
            PackageListHints(
                isFiltering: state.isFiltering, isFiltered: !state.list.filter.isEmpty)
        }
    }

    @ViewBuilder
    private func rows(of table: PackageTable) -> some View {
        if table.entries.isEmpty {
            Notice { Text("No package is installed.") }
        } else if state.list.rows.isEmpty {
            NoMatches(noun: "packages", filter: state.list.filter)
        } else {
            PackageHeader(order: .name)
            List(
                PackageRows(table.entries, order: state.list.rows), position: state.list.position,
                onMove: onMove
            ) {
                PackageRow(entry: $0, isSelected: $1, order: .name)
            }
        }
    }

    private func status(of table: PackageTable) -> StatusLine {
        StatusLine(
            filter: state.list.filter, isFiltering: state.isFiltering,
            shown: state.list.rows.count, of: table.entries.count,
            words: table.index.summary, count: "by name", onFilter: onFilter)
    }
}
