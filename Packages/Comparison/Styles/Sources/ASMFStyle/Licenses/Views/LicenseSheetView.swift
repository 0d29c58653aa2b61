import LicenseViews
import TerminalUI

/// Everything about one package: facts, statements, findings, and the text with its deciding lines.
struct LicenseSheetView: View {
    @State var owned: Owned<LicenseSheetViewModel>
    /// Receives the index of the package to show.
    let onShow: @MainActor (Int) -> Void
    @Environment(\.dismiss) private var dismiss

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
        .onChange(of: viewModel.subject.index) { _, index in onShow(index) }
        .onKey(.character("n")) { viewModel.goToStatement(by: 1) }
        .onKey(.character("p")) { viewModel.goToStatement(by: -1) }
        .onKey(.character("]")) { viewModel.goToPackage(by: 1) }
        .onKey(.character("[")) { viewModel.goToPackage(by: -1) }
        .onKey(.character("q")) { dismiss() }
    }
}
