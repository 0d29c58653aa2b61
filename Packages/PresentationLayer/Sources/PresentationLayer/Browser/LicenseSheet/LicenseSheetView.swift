import DomainLayer
import LicenseViews
import TerminalUI

/// The sheet of one package, and the presenter that serves it.
struct LicenseSheetView<Dependency: LicenseSheetPresenterDependency>: View {
    let presenter: LicenseSheetPresenter<Dependency>

    var body: some View {
        LicenseSheetContent(
            state: presenter.state,
            onScroll: { presenter.state.onScroll(to: $0) },
            onFind: { presenter.state.onFind($0) }
        )
        .onKey(.character("n")) { presenter.state.onNext(by: 1) }
        .onKey(.character("p")) { presenter.state.onNext(by: -1) }
        .onKey(.character("]")) { presenter.onPackage(by: 1) }
        .onKey(.character("[")) { presenter.onPackage(by: -1) }
        .onKey(.character("/")) { presenter.state.onFindBegin() }
        .onKey(.character("y")) { presenter.onCopy() }
        .onKey(.enter) { presenter.state.onFindAccept() }
    }
}

/// Everything about one package: facts, statements, findings, and the text with its deciding lines.
struct LicenseSheetContent: View {
    let state: LicenseSheetState
    var onScroll: @MainActor (Int) -> Void = { _ in }
    var onFind: @MainActor (String) -> Void = { _ in }

    var body: some View {
        VStack {
            ScrollView(top: state.top, from: state.anchor, onScroll: onScroll) {
                PackageSheet(
                    entry: state.entry, isInstalled: state.isInstalled,
                    installReason: state.installReason, text: state.text, anchor: state.anchor,
                    statement: state.statement, phrase: state.phrase)
            }
            status
            KeyHints(
                hints, always: state.isFinding ? [] : [("?", "keys"), ("q", "close")])
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
            words: state.notice ?? state.statementWords,
            count: state.isSearched
                ? state.matchWords
                : "package \((state.index + 1).grouped) of \(state.count.grouped)")
    }
}

extension LicenseSheetState {
    /// Which of the statements was gone to, or how many there are.
    var statementWords: String {
        let all = entry.statements.count
        return statement.map { "statement \($0 + 1) of \(all)" } ?? all.counting("statement")
    }

    /// Which of the matches was gone to, or how many there are; empty before the text is there.
    var matchWords: String {
        if phrase.isEmpty || !text.isFinal { return "" }
        return match.map { "\($0 + 1) of \(matches.count.grouped)" }
            ?? matches.count.counting("match", plural: "matches")
    }
}
