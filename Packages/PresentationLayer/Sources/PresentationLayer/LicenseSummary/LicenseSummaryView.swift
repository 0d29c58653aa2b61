public import TerminalUI

/// How often each licence, category and basis occurs in a system, with bars.
public struct LicenseSummaryView<Dependency: LicenseSummaryPresenterDependency>: View {
    private let presenter: LicenseSummaryPresenter<Dependency>

    public init(presenter: LicenseSummaryPresenter<Dependency>) {
        self.presenter = presenter
    }

    public var body: some View {
        LoadStateView(presenter.state.summary) { summary in
            VStack(spacing: 1) {
                SummaryHeading(summary: summary)
                LicenseShares(summary: summary)
                FindingCounts(summary: summary)
            }
        }
    }
}
