import DomainLayer
public import TerminalUI

/// What files state, and the presenter that serves it.
public struct FileIdentificationView<Dependency: FileIdentificationPresenterDependency>: View {
    private let presenter: FileIdentificationPresenter<Dependency>

    public init(presenter: FileIdentificationPresenter<Dependency>) {
        self.presenter = presenter
    }

    public var body: some View { FileIdentificationContent(state: presenter.state) }
}

/// What each of some files states, below each other.
public struct FileIdentificationContent: View {
    private let state: FileIdentificationState

    public init(state: FileIdentificationState) {
        self.state = state
    }

    public var body: some View {
        VStack(spacing: 1) {
            ForEach(state.files) { IdentifiedFileView(file: $0) }
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
