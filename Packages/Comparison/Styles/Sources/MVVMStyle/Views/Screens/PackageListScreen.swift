import DomainLayer
import LicenseViews
import TerminalUI

/// All packages with their licenses.
struct PackageListScreen: View {
    @State private var viewModel: PackageListViewModel
    /// What the sheet was opened on; nil if it is closed.
    @State private var opened: PackageSelection?
    @Environment(\.dismiss) private var dismiss
    private let sheetViewModel: @MainActor (PackageSelection) -> PackageSheetViewModel

    /// - Parameter sheetViewModel: makes the view model of a sheet.
    init(
        viewModel: PackageListViewModel,
        sheetViewModel: @escaping @MainActor (PackageSelection) -> PackageSheetViewModel
    ) {
        _viewModel = State(initialValue: viewModel)
        self.sheetViewModel = sheetViewModel
    }

    var body: some View {
        NavigationStack {
            VStack { content }.navigationTitle("Packages")
        }
        .refreshable { await viewModel.refresh() }
        .onKey(.character("q")) { dismiss() }
        .task { await viewModel.observeInventory() }
        .sheet(item: $opened) { selection in
            PackageSheetScreen(
                viewModel: sheetViewModel(selection), onClose: { viewModel.select($0) })
        }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.content {
        case .loading(let progress):
            LoadingScreen(progress: progress, isShown: viewModel.isLongLoading)
                .task { await viewModel.waitForLongLoading() }
            KeyHints([], always: [("q", "quit")])
        case .failure(let error):
            Notice { FailureView(error: error) }
            KeyHints([("r", "read again")], always: [("q", "quit")])
        case .empty:
            list { Notice { Text("No package is installed.") } }
        case .noMatches:
            list { NoMatches(noun: "packages", filter: viewModel.filter) }
        case .packages(let packages):
            list { PackageTable(packages: packages, position: Bindable(viewModel).position) }
        }
    }

    /// The screen once the inventory is there.
    private func list(@ViewBuilder _ packages: () -> some View) -> some View {
        VStack {
            packages()
            PackageListStatus(
                filter: Bindable(viewModel).filter, isFiltering: viewModel.isFiltering,
                shown: viewModel.shownCount, installed: viewModel.installedCount,
                summary: viewModel.summary, categories: viewModel.categories)
            PackageListKeys(
                isFiltering: viewModel.isFiltering, isFiltered: !viewModel.filter.isEmpty,
                onOpen: { opened = viewModel.selection },
                onFilter: { viewModel.beginFilter() },
                onAccept: { viewModel.acceptFilter() },
                onClear: { viewModel.clearFilter() })
        }
    }
}
