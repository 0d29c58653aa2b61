import DomainLayer
import TerminalUI

/// Everything about one package: facts, statements, findings, and the text with its deciding lines.
struct LicenseSheetView<Dependency: LicenseSheetPresenterDependency>: View {
    let presenter: LicenseSheetPresenter<Dependency>

    private var state: LicenseSheetState { presenter.state }

    var body: some View {
        VStack {
            ScrollView(
                top: state.top, from: state.anchor, onScroll: presenter.onScroll
            ) {
                VStack(spacing: 1) {
                    AnswerText(expression: state.entry.expression, reason: state.entry.reason?.kind)
                    facts
                    DetailStatements(statements: state.entry.statements)
                    DetailFindings(findings: state.entry.findings)
                    text
                }
            }
            status
            KeyHints(
                hints, always: state.isFinding ? [] : [.init("?", "keys"), .init("q", "close")])
        }
        .onKey(.character("n")) { presenter.onStatement(by: 1) }
        .onKey(.character("p")) { presenter.onStatement(by: -1) }
        .onKey(.character("]")) { presenter.onPackage(by: 1) }
        .onKey(.character("[")) { presenter.onPackage(by: -1) }
        .onKey(.character("/")) { presenter.onFindBegin() }
        .onKey(.enter) { presenter.onEnter() }
    }

    private var hints: [KeyHints.Hint] {
        if state.isFinding { return [.init("enter", "accept"), .init("esc", "end search")] }
        let matches = state.matches.isEmpty ? [] : [KeyHints.Hint("enter", "next hit")]
        return matches + [
            .init("n p", "statement"), .init("] [", "package"), .init("/", "search"),
        ]
    }

    private var facts: some View {
        VStack {
            if !state.isInstalled { Text("No longer installed.").foreground(.yellow) }
            DetailFacts(entry: state.entry)
        }
    }

    @ViewBuilder
    private var text: some View {
        switch state.text {
        case .idle, .loading: Text("Reading the text …").dim()
        case .failure: Text("There is no copyright text to show.").dim()
        case .success(let text):
            VStack {
                Text("Text").bold()
                WidthReader { width in
                    SheetTextView(
                        text: text, layout: presenter.layout(of: text, width: width ?? 80),
                        anchor: state.anchor, statement: state.statementLines,
                        phrase: Phrase(state.phrase))
                }
            }
        }
    }

    private var status: StatusLine {
        StatusLine(
            field: state.isSearched
                ? StatusLine.Field(
                    prompt: "Search: ", text: state.phrase, isFocused: state.isFinding,
                    onChange: { presenter.onFind($0) }) : nil,
            words: state.statementWords,
            count: state.isSearched
                ? state.matchWords
                : "package \((state.place + 1).grouped) of \(state.count.grouped)")
    }
}

extension LicenseSheetState {
    /// The lines of the statement that was gone to.
    var statementLines: ClosedRange<Int>? { statement.map { entry.statements[$0].lines } }

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
