public import DomainLayer
public import TerminalUI
public import Wording

/// Everything about one package: facts, statements, findings, and the text with its deciding lines.
/// The sheet can be scrolled.
public struct PackageSheet: View {
    private let entry: PackageLicense
    private let isInstalled: Bool
    private let installReason: InstallReason?
    private let installFailure: LicenseDriverError?
    private let text: LoadState<SheetText, LicenseDriverError>
    private let anchor: Int?
    private let statement: Int?
    private let phrase: String

    /// - Parameters:
    ///   - entry: the package.
    ///   - isInstalled: whether the latest inventory still has the package.
    ///   - installReason: nil if it is unknown.
    ///   - installFailure: why the reason can't be read; nil if it can, or isn't looked up.
    ///   - text: the package's text as it loads.
    ///   - anchor: the line of the text that a ``/TerminalUI/ScrollView`` counts from, 1-based; nil
    ///     for none.
    ///   - statement: the index of the statement whose lines stand out most; nil for none.
    ///   - phrase: what to highlight in the text; empty for nothing.
    public init(
        entry: PackageLicense, isInstalled: Bool, installReason: InstallReason?,
        installFailure: LicenseDriverError? = nil,
        text: LoadState<SheetText, LicenseDriverError>, anchor: Int?, statement: Int?,
        phrase: String = ""
    ) {
        self.entry = entry
        self.isInstalled = isInstalled
        self.installReason = installReason
        self.installFailure = installFailure
        self.text = text
        self.anchor = anchor
        self.statement = statement
        self.phrase = phrase
    }

    public var body: some View {
        VStack(spacing: 1) {
            AnswerText(expression: entry.expression, reason: entry.reason?.kind)
            VStack {
                if !isInstalled { Text("No longer installed.").foreground(.yellow) }
                DetailFacts(entry: entry, installReason: installReason)
                if let installFailure {
                    Text("It is not known why it is installed: \(installFailure.detail).")
                        .foreground(.yellow)
                }
            }
            DetailStatements(statements: entry.statements)
            DetailFindings(findings: entry.findings)
            copyrightText
        }
    }

    @ViewBuilder
    private var copyrightText: some View {
        switch text {
        case .idle, .loading: Text("Reading the text …").dim().busy()
        case .failure: Text("There is no copyright text to show.").dim()
        case .success(let text):
            VStack {
                Text("Text").bold()
                SheetTextView(
                    text: text, anchor: anchor, statement: statementLines,
                    phrase: Phrase(phrase))
            }
        }
    }
}

extension PackageSheet {
    /// The lines of the selected statement, if the package has it.
    private var statementLines: ClosedRange<Int>? {
        statement.flatMap { entry.statements.indices.contains($0) ? $0 : nil }
            .map { entry.statements[$0].lines }
    }
}

extension PackageLicense {
    /// The package's name, version and architecture, as far as dpkg has them.
    public var title: String {
        [name, version, architecture].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
