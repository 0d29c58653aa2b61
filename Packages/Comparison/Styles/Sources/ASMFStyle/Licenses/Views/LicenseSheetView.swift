import DomainLayer
import LicenseViews
import TerminalUI

/// Everything about one package: facts, statements, findings, and the text with its deciding lines.
struct LicenseSheetView: View {
    @State private var owned: Owned<LicenseSheetViewModel>
    private let onClose: @MainActor (PackageLicense.ID) -> Void

    /// - Parameters:
    ///   - viewModel: made only when it is first used.
    ///   - onClose: receives the package that was shown last.
    init(
        viewModel: @autoclosure @escaping @MainActor () -> LicenseSheetViewModel,
        onClose: @escaping @MainActor (PackageLicense.ID) -> Void
    ) {
        _owned = State(initialValue: Owned(viewModel))
        self.onClose = onClose
    }

    private var viewModel: LicenseSheetViewModel { owned.model }

    var body: some View {
        VStack {
            ScrollView(
                top: viewModel.position.top, from: viewModel.position.anchor,
                onScroll: { viewModel.scroll(to: $0) }
            ) {
                PackageSheet(
                    entry: viewModel.entry, isInstalled: viewModel.isInstalled,
                    installReason: viewModel.installReason,
                    installFailure: viewModel.installFailure, text: viewModel.text,
                    anchor: viewModel.position.anchor, statement: viewModel.position.statement)
            }
            StatusLine(
                words: viewModel.position.words(in: viewModel.entry), count: viewModel.packageWords)
            PackageSheetHints()
        }
        .navigationTitle(viewModel.entry.title)
        .task { await viewModel.run() }
        .task(id: viewModel.entry) { await viewModel.readText() }
        .onKey(.character("n")) { viewModel.goToStatement(by: 1) }
        .onKey(.character("p")) { viewModel.goToStatement(by: -1) }
        .onKey(.character("]")) { viewModel.goToPackage(by: 1) }
        .onKey(.character("[")) { viewModel.goToPackage(by: -1) }
        .onKey(.character("q")) { onClose(viewModel.entry.id) }
        .onKey(.escape) { onClose(viewModel.entry.id) }
    }
}
