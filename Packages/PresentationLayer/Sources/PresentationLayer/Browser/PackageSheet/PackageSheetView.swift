import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// The sheet of one package.
struct PackageSheetView<Dependency: PackageSheetPresenterDependency>: View {
    @Environment(\.copy) private var copy
    @Environment(\.dismiss) private var dismiss
    @State private var presenter: PackageSheetPresenter<Dependency>
    private let onClose: @MainActor (PackageLicense.ID) -> Void

    /// - Parameter onClose: receives the id of the package that was shown last.
    init(
        dependency: Dependency, source: InventorySource, subject: PackageSheetSubject,
        onClose: @escaping @MainActor (PackageLicense.ID) -> Void
    ) {
        presenter = PackageSheetPresenter(
            dependency: dependency, source: source, subject: subject)
        self.onClose = onClose
    }

    var body: some View {
        PackageSheetContent(
            state: presenter.state,
            onScroll: { presenter.onScroll(to: $0) },
            onFind: { presenter.onFind($0) }
        )
        .navigationTitle(presenter.state.entry.title)
        .onKey(.character("n")) { presenter.onNext(by: 1) }
        .onKey(.character("p")) { presenter.onNext(by: -1) }
        .onKey(.character("]")) { presenter.onPackage(by: 1) }
        .onKey(.character("[")) { presenter.onPackage(by: -1) }
        .onKey(.character("/")) { presenter.onFindBegin() }
        .onKey(.character("y")) { if let text = presenter.onCopy() { copy(text) } }
        .onKey(.enter) { presenter.onFindAccept() }
        .onKey(.escape) {
            if presenter.state.isSearched { presenter.onFindEnd() } else { close() }
        }
        .onKey(.character("q")) { close() }
        .keyHelp()
        .task { await presenter.onAppear() }
        .task(id: presenter.state.entry) { await presenter.onEntryChange() }
    }

    private func close() {
        onClose(presenter.state.entry.id)
        dismiss()
    }
}

/// Everything about one package: facts, statements, findings, and the text with its deciding lines.
struct PackageSheetContent: View {
    let state: PackageSheetState
    var onScroll: @MainActor (Int) -> Void = { _ in }
    var onFind: @MainActor (String) -> Void = { _ in }

    var body: some View {
        VStack {
            ScrollView(top: state.position.top, from: state.position.anchor, onScroll: onScroll) {
                PackageSheet(
                    entry: state.entry, isInstalled: state.isInstalled,
                    installReason: state.installReason, installFailure: state.installFailure,
                    text: state.text, anchor: state.position.anchor,
                    statement: state.position.statement, phrase: state.phrase
                )
                .busy(state.awaitsInstallReason)
            }
            status
            KeyHints(
                hints, always: state.isFinding ? [] : BrowserKeys.onSheets)
        }
    }

    private var hints: [KeyHints.Hint] {
        if state.isFinding { return [("enter", "accept"), ("esc", "end search")] }
        return [
            ("n p", state.isSearched ? "hit" : "statement"), ("] [", "package"),
            ("/", "search"), ("y", "copy"),
        ]
    }

    private var status: StatusLine {
        StatusLine(
            field: state.isSearched && state.notice == nil
                ? StatusLine.Field(
                    prompt: "Search: ", text: state.phrase, isFocused: state.isFinding,
                    onChange: onFind) : nil,
            words: state.notice ?? state.position.words(in: state.entry),
            count: state.isSearched
                ? state.matchWords
                : "package \((state.index + 1).grouped) of \(state.count.grouped)")
    }
}

extension PackageSheetState {
    /// The number of the current match, or how many there are; empty until the text is there.
    var matchWords: String {
        if phrase.isEmpty || !text.isFinal { return "" }
        return match.map { "\($0 + 1) of \(matches.count.grouped)" }
            ?? matches.count.counting("match", plural: "matches")
    }
}
