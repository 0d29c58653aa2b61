import DomainLayer
import LicenseViews
import TerminalUI

/// Everything about one package, and its text.
struct PackageSheetScreen: View {
    @State private var viewModel: PackageSheetViewModel
    @Environment(\.dismiss) private var dismiss
    private let onClose: @MainActor (PackageLicense.ID) -> Void

    /// - Parameter onClose: receives the package that was shown last.
    init(
        viewModel: PackageSheetViewModel,
        onClose: @escaping @MainActor (PackageLicense.ID) -> Void
    ) {
        _viewModel = State(initialValue: viewModel)
        self.onClose = onClose
    }

    var body: some View {
        VStack {
            ScrollView(
                top: viewModel.position.top, from: viewModel.position.anchor,
                onScroll: { viewModel.position.top = $0 }
            ) {
                PackageSheet(
                    entry: viewModel.entry, isInstalled: viewModel.isInstalled,
                    installReason: viewModel.installReason,
                    installFailure: viewModel.installFailure, text: viewModel.text,
                    anchor: viewModel.position.anchor, statement: viewModel.position.statement)
            }
            StatusLine(words: viewModel.statementWords, count: viewModel.packageWords)
            PackageSheetHints()
        }
        .navigationTitle(viewModel.entry.title)
        .onKey(.character("n")) { viewModel.goToStatement(by: 1) }
        .onKey(.character("p")) { viewModel.goToStatement(by: -1) }
        .onKey(.character("]")) { viewModel.goToPackage(by: 1) }
        .onKey(.character("[")) { viewModel.goToPackage(by: -1) }
        .onKey(.character("q")) { close() }
        .onKey(.escape) { close() }
        .task { await viewModel.followInventory() }
        .task(id: viewModel.entry) { await viewModel.loadText() }
        .task { await viewModel.loadInstallation() }
    }

    private func close() {
        onClose(viewModel.entry.id)
        dismiss()
    }
}
