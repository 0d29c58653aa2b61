import DomainLayer
public import TerminalUI

/// The view of one package, and the presenter that serves it.
public struct LicenseDetailView<Dependency: LicenseDetailPresenterDependency>: View {
    private let presenter: LicenseDetailPresenter<Dependency>

    public init(presenter: LicenseDetailPresenter<Dependency>) {
        self.presenter = presenter
    }

    public var body: some View { LicenseDetailContent(state: presenter.state) }
}

/// Everything about one package, with its copyright text if that was asked for.
public struct LicenseDetailContent: View {
    private let state: LicenseDetailState

    /// - Parameter state: what to show; nothing as long as it has no package.
    public init(state: LicenseDetailState) {
        self.state = state
    }

    public var body: some View {
        if let entry = state.entry.value {
            VStack(spacing: 1) {
                DetailHeading(entry: entry)
                DetailFacts(entry: entry)
                DetailStatements(statements: entry.statements)
                DetailFindings(findings: entry.findings)
                DetailText(text: state.text, statements: entry.statements)
            }
        }
    }
}

/// Which package it is, and its answer.
private struct DetailHeading: View {
    let entry: LicenseEntry

    var body: some View {
        VStack {
            Text(entry.name).bold() + Text(instance)
            AnswerText(expression: entry.expression, reason: entry.reason?.kind)
        }
    }

    /// Version and architecture, as far as dpkg's stanza has them.
    private var instance: String {
        [entry.version, entry.architecture].filter { !$0.isEmpty }.map { " \($0)" }.joined()
    }
}

/// The copyright text with its line numbers; `>` marks the lines that statements rest on.
private struct DetailText: View {
    let text: LoadState<License, LicenseDriverError>
    let statements: [LicenseStatement]

    var body: some View {
        switch text {
        case .idle, .loading: EmptyView()
        case .success(let license):
            let lines = TextLine.lines(of: license.body, evidence: statements)
            let digits = "\(lines.count)".count
            Section("Text") {
                ForEach(lines) { NumberedText(line: $0, digits: digits) }
            }
        case .failure(let error): FailureView(error: error)
        }
    }
}

private struct NumberedText: View {
    let line: TextLine
    /// The columns of the greatest number.
    let digits: Int

    var body: some View {
        if line.text.isEmpty {
            Text(number).dim() + Text(line.isEvidence ? " >" : "").bold()
        } else {
            Text(number).dim() + Text(line.isEvidence ? " > " : "   ").bold() + Text(line.text)
        }
    }

    private var number: String {
        let number = "\(line.number)"
        return String(repeating: " ", count: digits - number.count) + number
    }
}
