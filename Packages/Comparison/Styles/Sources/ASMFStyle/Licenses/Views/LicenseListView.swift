import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// The list of packages.
struct LicenseListView: View {
    @State private var owned: Owned<LicenseListViewModel>
    @Environment(\.dismiss) private var dismiss
    private let makeSheet: @MainActor (SheetSubject) -> LicenseSheetViewModel

    /// - Parameters:
    ///   - viewModel: made only when it is first used.
    ///   - makeSheet: makes the view model of a sheet.
    init(
        viewModel: @autoclosure @escaping @MainActor () -> LicenseListViewModel,
        makeSheet: @escaping @MainActor (SheetSubject) -> LicenseSheetViewModel
    ) {
        _owned = State(initialValue: Owned(viewModel))
        self.makeSheet = makeSheet
    }

    private var viewModel: LicenseListViewModel { owned.model }

    var body: some View {
        NavigationStack {
            VStack { content }.navigationTitle("Packages")
        }
        .task { await viewModel.run() }
        .refreshable { await viewModel.refresh() }
        .onKey(.character("/")) { viewModel.beginFilter() }
        .onKey(.enter) { viewModel.enter() }
        .onKey(.escape) { viewModel.clearFilter() }
        .onKey(.character("q")) { dismiss() }
        // The sheet closes itself, since it knows which package it showed last.
        .sheet(item: .constant(viewModel.opened)) { subject in
            LicenseSheetView(
                viewModel: makeSheet(subject), onClose: { viewModel.closeSheet(at: $0) })
        }
    }

    /// The lines below the title, with the keys that matter in each state.
    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .idle:
            LoadingScreen(progress: .packages(done: 0, of: nil), isShown: false)
            KeyHints([], always: [("q", "quit")])
        case .loading(let progress):
            LoadingScreen(progress: progress, isShown: true)
            KeyHints([], always: [("q", "quit")])
        case .failure(let error):
            Notice { FailureView(error: error) }
            KeyHints([("r", "read again")], always: [("q", "quit")])
        case .success(let list):
            rows(of: list)
            StatusLine(
                filter: viewModel.list.filter, isFiltering: viewModel.isFiltering,
                shown: viewModel.rows.count, of: list.entries.count,
                words: list.index.summary, count: "by name", onFilter: viewModel.filter)
            CategoryLegend(categories: list.index.categories).frame(height: 1)
            PackageListHints(
                isFiltering: viewModel.isFiltering, isFiltered: !viewModel.list.filter.isEmpty)
        }
    }

    @ViewBuilder
    private func rows(of list: LicenseList) -> some View {
        if list.entries.isEmpty {
            Notice { Text("No package is installed.") }
        } else if viewModel.rows.isEmpty {
            NoMatches(noun: "packages", filter: viewModel.list.filter)
        } else {
            PackageHeader(order: .name)
            List(viewModel.rows, position: viewModel.list.position, onMove: viewModel.move) {
                PackageRow(entry: $0, isSelected: $1, order: .name)
            }
        }
    }
}
