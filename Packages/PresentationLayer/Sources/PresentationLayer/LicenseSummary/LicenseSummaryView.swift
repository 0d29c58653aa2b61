import DomainLayer
public import TerminalUI

/// The summary, and the presenter that serves it.
public struct LicenseSummaryView<Dependency: LicenseInventoryDependency>: View {
    private let presenter: LicenseSummaryPresenter<Dependency>

    public init(presenter: LicenseSummaryPresenter<Dependency>) {
        self.presenter = presenter
    }

    public var body: some View { LicenseSummaryContent(state: presenter.state) }
}

/// How often each licence, category and basis occurs in a system, with bars.
public struct LicenseSummaryContent: View {
    private let state: LicenseSummaryState

    /// - Parameter state: what to show; nothing as long as it has no summary.
    public init(state: LicenseSummaryState) {
        self.state = state
    }

    public var body: some View {
        if let summary = state.summary.value {
            VStack(spacing: 1) {
                SummaryHeading(summary: summary)
                LicenseShares(summary: summary)
                FindingCounts(summary: summary)
            }
        }
    }
}

/// Which system it is, and how many packages there are.
struct SummaryHeading: View {
    let summary: LicenseSummary

    var body: some View {
        VStack {
            Text(summary.system.name).bold()
            Text(totals)
        }
    }

    private var totals: String {
        if summary.packages == 0 { return "No package is installed." }
        var totals = summary.packages.counting("package")
        totals += ", " + summary.licenses.count.counting("licence")
        if summary.withoutAnswer > 0 { totals += "; \(summary.withoutAnswer) without an answer" }
        if summary.isIncomplete { totals += "; something could not be read" }
        return totals
    }
}

/// The shares of the packages that licences, categories and bases have.
private struct LicenseShares: View {
    let summary: LicenseSummary

    var body: some View {
        ShareTable(
            title: "License", total: summary.packages, counts: summary.licenses,
            label: { $0 }, color: { SPDXLicenseList.category(of: $0).color })
        ShareTable(
            title: "Category", total: summary.packages, counts: summary.categories,
            label: \.label, color: \.color)
        ShareTable(
            title: "Basis", total: summary.packages, counts: summary.bases,
            label: \.label, color: { _ in nil })
    }
}

/// A row a key: how many packages it occurs in, and a bar for their share of all.
struct ShareTable<Key: Hashable & Sendable>: View {
    let title: String
    /// The packages that a whole bar stands for.
    let total: Int
    let counts: [LicenseSummary.Count<Key>]
    let label: (Key) -> String
    let color: (Key) -> Color?

    var body: some View {
        if !counts.isEmpty {
            WidthReader { width in
                Table(counts) {
                    Column(title, flexible: true, minimum: 20) { Text(label($0.key)) }
                    Column("Packages", alignment: .trailing) { Text("\($0.count)") }
                    // A bar that is cut would lie.
                    if (width ?? .max) >= 52 {
                        Column("Share") {
                            ShareBar(
                                fraction: Double($0.count) / Double(total), color: color($0.key))
                        }
                    }
                }
            }
        }
    }
}

private struct ShareBar: View {
    let fraction: Double
    let color: Color?

    var body: some View {
        let bar = Bar(fraction: fraction, width: 20)
        if let color { bar.foreground(color) } else { bar }
    }
}

/// A row a kind of finding: how often there is something to look at.
struct FindingCounts: View {
    let summary: LicenseSummary

    var body: some View {
        if !summary.findings.isEmpty {
            Table(summary.findings) {
                Column("Finding", flexible: true, minimum: 20) { Text($0.key.label) }
                Column("Times", alignment: .trailing) { Text("\($0.count)") }
            }
        }
    }
}
