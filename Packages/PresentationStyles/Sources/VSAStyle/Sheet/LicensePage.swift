import DomainLayer
import LicenseViews
import TerminalUI

/// Everything about one package: facts, statements, findings, and the text with its deciding lines.
struct LicensePage: View {
    private enum ViewState {
        case loading
        case error(LicenseDriverError)
        case loaded(SheetText)
    }

    @Environment(InventoryClient.self) private var client
    @Environment(InventoryStore.self) private var store
    @Environment(Router.self) private var router
    @Environment(\.inventoryContext) private var context
    @Environment(\.dismiss) private var dismiss
    @State private var viewState = ViewState.loading
    @State private var position = SheetPosition()
    /// The package, as it was when it was installed last.
    @State private var entry: LicenseEntry
    private let newest: LicenseEntry?
    private let sheet: Router.Sheet
    private let installation: InstallationGraph?

    /// - Parameters:
    ///   - newest: the package in the newest inventory; nil if it is gone.
    ///   - installation: why packages are installed; nil if that isn't known.
    init(sheet: Router.Sheet, newest: LicenseEntry?, installation: InstallationGraph?) {
        _entry = State(initialValue: newest ?? sheet.entry)
        self.newest = newest
        self.sheet = sheet
        self.installation = installation
    }

    var body: some View {
        VStack {
            ScrollView(
                top: position.top, from: position.anchor, onScroll: { position.top = $0 }
            ) {
                PackageSheet(
                    entry: entry, isInstalled: newest != nil,
                    installReason: installation?.reason(for: entry.id), text: text,
                    anchor: position.anchor, statement: position.statement)
            }
            StatusLine(
                words: words,
                count: "package \((sheet.index + 1).grouped) of \(sheet.packages.count.grouped)")
            KeyHints([("n p", "statement"), ("] [", "package")], always: [("q", "close")])
        }
        .navigationTitle(entry.title)
        .task(id: entry) { await readText() }
        .onChange(of: newest) { _, newest in
            guard let newest, newest != entry else { return }
            entry = newest
            position.statement = nil
        }
        .onKey(perform: onKey)
    }

    private func onKey(_ key: Key) -> Bool {
        switch key {
        case .character("n"): position.goToStatement(by: 1, in: entry)
        case .character("p"): position.goToStatement(by: -1, in: entry)
        case .character("]"): router.goToPackage(by: 1)
        case .character("["): router.goToPackage(by: -1)
        case .character("m"): context.toggleReview(of: entry.id)
        case .character("q"): dismiss()
        default: return false
        }
        return true
    }

    private func readText() async {
        do throws(LicenseDriverError) {
            let text = try await client.text(of: entry)
            if !Task.isCancelled { viewState = .loaded(text) }
        } catch {
            if !Task.isCancelled { viewState = .error(error) }
        }
    }
}

// MARK: What is shown

extension LicensePage {
    private var text: LoadState<SheetText, LicenseDriverError> {
        switch viewState {
        case .loading: .idle
        case .error(let error): .failure(error)
        case .loaded(let text): .success(text)
        }
    }

    private var words: String {
        let all = entry.statements.count
        let words =
            position.statement.map { "statement \($0 + 1) of \(all)" } ?? all.counting("statement")
        return store.reviewed.contains(entry.id) ? "\(words), reviewed" : words
    }
}
