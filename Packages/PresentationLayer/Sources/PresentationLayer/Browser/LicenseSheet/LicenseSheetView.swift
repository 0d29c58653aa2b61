import DomainLayer
import TerminalUI

/// The sheet of one package, and the presenter that serves it.
struct LicenseSheetView<Dependency: LicenseSheetPresenterDependency>: View {
    let presenter: LicenseSheetPresenter<Dependency>

    var body: some View {
        LicenseSheetContent(
            state: presenter.state,
            layout: { presenter.layout(of: $0, width: $1) },
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
    /// Where the lines of the text begin in a width.
    var layout: @MainActor (SheetText, Int) -> SheetTextLayout = { SheetTextLayout($0, width: $1) }
    var onScroll: @MainActor (Int) -> Void = { _ in }
    var onFind: @MainActor (String) -> Void = { _ in }

    var body: some View {
        VStack {
            ScrollView(top: state.top, from: state.anchor, onScroll: onScroll) {
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

    private var facts: some View {
        VStack {
            if !state.isInstalled { Text("No longer installed.").foreground(.yellow) }
            DetailFacts(entry: state.entry, installReason: state.installReason)
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
                        text: text, layout: layout(text, width ?? 80),
                        anchor: state.anchor, statement: state.statementLines,
                        phrase: Phrase(state.phrase))
                }
            }
        }
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

/// The copyright text with its line numbers; marked are the lines that statements rest on, and more
/// so those of the statement that was gone to.
struct SheetTextView: View {
    let text: SheetText
    let layout: SheetTextLayout
    /// The line that the sheet is shown from; nil for its beginning.
    let anchor: Int?
    /// The lines of the statement that was gone to, from 1.
    let statement: ClosedRange<Int>?
    let phrase: Phrase?

    var body: some View {
        LazyVStack(starts: layout.starts, anchors: anchors) { index in
            row(text.lines[index])
        }
    }

    private var anchors: [Int: Int] {
        // What a statement or a finding says of a line may be wrong.
        anchor.map { [max(0, min($0, text.lines.count) - 1): $0] } ?? [:]
    }

    private func row(_ line: TextLine) -> some View {
        let isStated = statement?.contains(line.number) == true
        return HStack {
            Text("\(line.number)").dim()
                .frame(width: max(0, layout.gutter - 3), alignment: .trailing)
            Text(isStated ? "┃" : line.isEvidence ? "│" : " ").foreground(.cyan).frame(width: 1)
            HighlightedText(line.text, phrase: phrase) { text in
                if isStated {
                    text.bold().foreground(.cyan)
                } else if line.isEvidence {
                    text.bold()
                } else {
                    text
                }
            }
            .flexible()
        }
    }
}
