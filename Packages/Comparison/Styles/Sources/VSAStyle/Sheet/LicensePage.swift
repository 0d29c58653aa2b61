import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// Everything about one package: facts, statements, findings, and the text with its deciding lines.
///
/// VSA applies here: a page begins and ends with its package, so all of its state is its own.
struct LicensePage: View {
    private typealias ViewState = LoadState<SheetText, LicenseDriverError>

    @Environment(InventoryClient.self) private var client
    @State private var viewState = ViewState.idle
    /// The package as it was last installed.
    @State private var entry: PackageLicense
    @State private var position = SheetPosition()
    private let sheet: Router.Sheet
    private let newest: PackageLicense?
    private let installation: LoadState<InstallationGraph, LicenseDriverError>

    /// - Parameters:
    ///   - newest: the package in the latest inventory; nil if it is gone.
    ///   - installation: the graph that says why packages are installed.
    init(
        sheet: Router.Sheet, newest: PackageLicense?,
        installation: LoadState<InstallationGraph, LicenseDriverError>
    ) {
        _entry = State(initialValue: newest ?? sheet.entry)
        self.sheet = sheet
        self.newest = newest
        self.installation = installation
    }

    var body: some View {
        VStack {
            ScrollView(
                top: position.top, from: position.anchor, onScroll: { position.top = $0 }
            ) {
                PackageSheet(
                    entry: entry, isInstalled: newest != nil,
                    installReason: installation.value?.reason(for: entry.id),
                    installFailure: installFailure, text: viewState,
                    anchor: position.anchor, statement: position.statement)
            }
            ReviewStatus(sheet: sheet, entry: entry, position: position)
        }
        .navigationTitle(entry.title)
        .task(id: entry) { await loadText() }
        .onChange(of: newest) { _, newest in
            guard let newest, newest != entry else { return }
            entry = newest
            position.leaveStatement()
        }
        .onKey(.character("n")) { position.goToStatement(by: 1, in: entry) }
        .onKey(.character("p")) { position.goToStatement(by: -1, in: entry) }
    }

    private var installFailure: LicenseDriverError? {
        if case .failure(let error) = installation { error } else { nil }
    }

    /// Loads the text. A text that was overtaken by another is not shown.
    private func loadText() async {
        do throws(LicenseDriverError) {
            let text = try await client.text(of: entry)
            if !Task.isCancelled { viewState = .success(text) }
        } catch {
            if !Task.isCancelled { viewState = .failure(error) }
        }
    }
}
