import DomainLayer
import LicenseViews
import TerminalUI

/// The list of packages.
struct LicenseListView: View {
    @State var owned: Owned<LicenseListViewModel>
    let makeSheet: @MainActor (SheetSubject) -> LicenseSheetViewModel
    @Environment(\.dismiss) private var dismiss

    private var viewModel: LicenseListViewModel { owned.model }

    var body: some View {
        NavigationStack {
            VStack {
                content
                hints
            }
            .navigationTitle("Packages")
        }
        .task { await viewModel.run() }
        .refreshable { await viewModel.refresh() }
        .onKey(.character("/")) { viewModel.beginFilter() }
        .onKey(.enter) { viewModel.enter() }
        .onKey(.escape) { viewModel.clearFilter() }
        .onKey(.character("q")) { dismiss() }
        .sheet(item: Bindable(viewModel).opened) { subject in
            LicenseSheetView(
                owned: Owned { makeSheet(subject) }, onShow: { viewModel.opened?.index = $0 })
        }
    }

    /// What stands between the title and the keys, in each state.
    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .idle: LoadingScreen(done: 0, total: nil, isShown: false)
        case .loading(let done, let total): LoadingScreen(done: done, total: total, isShown: true)
        case .failure(let error): Notice { FailureView(error: error) }
        case .success(let list):
            rows(of: list)
            StatusLine(
                filter: viewModel.list.filter, isFiltering: viewModel.isFiltering,
                shown: viewModel.rows.count, of: list.entries.count,
                words: list.entries.count.counting("package") + ", "
                    + list.index.licenses.counting("licence"),
                count: "by name", onFilter: { viewModel.list.narrow(to: $0) })
            CategoryLegend(categories: list.index.categories).frame(height: 1)
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
            List(viewModel.rows, position: Bindable(viewModel).list.position) {
                PackageRow(entry: $0, isSelected: $1, order: .name)
            }
        }
    }

    /// The keys that matter now.
    private var hints: KeyHints {
        let quit = [("q", "quit")]
        switch viewModel.state {
        case .idle, .loading: return KeyHints([], always: quit)
        case .failure: return KeyHints([("r", "read again")], always: quit)
        case .success where viewModel.isFiltering:
            return KeyHints([("enter", "accept"), ("esc", "all")], always: [])
        case .success:
            let all = viewModel.list.filter.isEmpty ? [] : [("esc", "all")]
            return KeyHints(
                all + [("enter", "open"), ("/", "filter"), ("r", "read again")], always: quit)
        }
    }
}
