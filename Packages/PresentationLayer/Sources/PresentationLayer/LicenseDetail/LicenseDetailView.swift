import DomainLayer
public import TerminalUI

/// Everything about one package, with its copyright text where that was asked for.
public struct LicenseDetailView<Dependency: LicenseDetailPresenterDependency>: View {
    private let presenter: LicenseDetailPresenter<Dependency>

    public init(presenter: LicenseDetailPresenter<Dependency>) {
        self.presenter = presenter
    }

    public var body: some View {
        LoadStateView(presenter.state.entry) { entry in
            if let entry {
                VStack(spacing: 1) {
                    DetailHeading(entry: entry)
                    DetailFacts(entry: entry)
                    DetailStatements(statements: entry.statements)
                    DetailFindings(findings: entry.findings)
                    DetailText(text: presenter.state.text, statements: entry.statements)
                }
            } else {
                Text("No package \(presenter.state.id) is installed.")
            }
        }
    }
}
