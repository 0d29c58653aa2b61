public import DomainLayer
public import TerminalUI

/// What each of some files states, below each other.
///
/// There is no presenter behind it, for nothing changes: the files were read before.
public struct IdentifiedFilesView: View {
    private let files: [IdentifiedFile]

    public init(files: [IdentifiedFile]) {
        self.files = files
    }

    public var body: some View {
        VStack(spacing: 1) {
            ForEach(files) { IdentifiedFileView(file: $0) }
        }
    }
}

/// What one file states, laid out as the view of a package is.
private struct IdentifiedFileView: View {
    let file: IdentifiedFile

    var body: some View {
        VStack(spacing: 1) {
            VStack {
                Text(file.source.label).bold()
                AnswerText(expression: file.expression)
            }
            VStack {
                BasisFact(basis: file.basis)
                MainLicenseFact(main: file.mainExpression, expression: file.expression)
                Fact("Format", file.format.label)
            }
            DetailStatements(statements: file.statements)
            DetailFindings(findings: file.findings)
        }
    }
}
