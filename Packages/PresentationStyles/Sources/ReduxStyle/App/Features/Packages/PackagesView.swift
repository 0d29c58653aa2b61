import DomainLayer
import LicenseViews
import TerminalUI

/// The list of packages, or what stands in its place.
struct PackagesView: View {
    let state: PackagesState
    var onMove: @MainActor (ListPosition) -> Void = { _ in }
    var onOpen: @MainActor () -> Void = {}
    var onFilterBegin: @MainActor () -> Void = {}
    var onFilter: @MainActor (String) -> Void = { _ in }
    var onFilterAccept: @MainActor () -> Void = {}
    var onFilterClear: @MainActor () -> Void = {}
    var onRefresh: @MainActor () -> Void = {}
    var onQuit: @MainActor () -> Void = {}

    var body: some View {
        VStack {
            content
            PackagesHints(state: state)
        }
        .onKey(.enter) { if state.isFiltering { onFilterAccept() } else { onOpen() } }
        .onKey(.escape, perform: onFilterClear)
        .onKey(.character("/"), perform: onFilterBegin)
        .onKey(.character("r"), perform: onRefresh)
        .onKey(.character("q"), perform: onQuit)
        .navigationTitle("Packages")
    }

    @ViewBuilder
    private var content: some View {
        switch state.phase {
        case .loading(let progress):
            LoadingScreen(done: progress.done, total: progress.total, isShown: progress.isLong)
        case .failed(let error): Notice { FailureView(error: error) }
        case .loaded(let table):
            rows(of: table)
            status(of: table)
            CategoryLegend(categories: table.index.categories).frame(height: 1)
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
        let all = table.entries.count
        return StatusLine(
            filter: state.list.filter, isFiltering: state.isFiltering,
            shown: state.list.rows.count, of: all,
            words: all.counting("package") + ", " + table.index.licenses.counting("licence"),
            count: "by name", onFilter: onFilter)
    }
}

/// The keys that matter now.
private struct PackagesHints: View {
    let state: PackagesState

    var body: some View {
        KeyHints(hints, always: state.isFiltering ? [] : [("q", "quit")])
    }

    private var hints: [KeyHints.Hint] {
        switch state.phase {
        case .loading: []
        case .failed: [("r", "read again")]
        case .loaded where state.isFiltering: [("enter", "accept"), ("esc", "all")]
        case .loaded:
            (state.list.filter.isEmpty ? [] : [("esc", "all")])
                + [("enter", "open"), ("/", "filter"), ("r", "read again")]
        }
    }
}
