import DomainLayer
import LicenseViews
public import TerminalUI
import Wording

/// The summary, and the presenter that serves it.
public struct LicenseSummaryView<Dependency: LicenseScanDependency>: View {
    private let presenter: LicenseSummaryPresenter<Dependency>
    private let showsAll: Bool

    /// - Parameters:
    ///   - presenter: holds the counts.
    ///   - showsAll: whether to count every license, not only the commonest.
    public init(presenter: LicenseSummaryPresenter<Dependency>, showsAll: Bool = false) {
        self.presenter = presenter
        self.showsAll = showsAll
    }

    public var body: some View {
        LicenseSummaryContent(state: presenter.state, showsAll: showsAll)
    }
}

/// How many packages each category, license and basis has, and which findings there are.
struct LicenseSummaryContent: View {
    /// How many main licenses to show if not all.
    private static let commonest = 10

    /// Nothing is shown until the state has a summary.
    let state: LicenseSummaryState
    /// Whether to count every license, not only the commonest.
    var showsAll = false

    var body: some View {
        if let summary = state.summary.value {
            let mains = summary.mainLicenses
            VStack(spacing: 1) {
                SummaryHeading(summary: summary)
                CategoryShares(summary: summary)
                ShareTable(
                    title: "Main license", total: summary.packages,
                    counts: showsAll ? mains : Array(mains.prefix(Self.commonest)),
                    label: \.description, color: \.color)
                ConclusionShares(summary: summary)
                if showsAll {
                    ShareTable(
                        title: "License", total: summary.packages, counts: summary.licenses,
                        label: { $0 },
                        color: { SPDXLicenseList.category(of: LicenseTerm($0)).color })
                }
                ShareTable(
                    title: "Basis", total: summary.packages, counts: summary.bases,
                    label: \.label, color: { _ in nil })
                FindingCounts(summary: summary)
            }
        }
    }
}

/// The name of the system, and how many packages it has.
struct SummaryHeading: View {
    let summary: LicenseSummary

    var body: some View {
        VStack {
            Text(summary.system.name).bold()
            Text(totals)
        }
    }

    private var totals: String {
        if summary.packages == 0 { return "No packages are installed." }
        var totals = summary.packages.counting("package")
        totals += ", " + summary.licenses.count.counting("license")
        if summary.unlisted > 0 {
            let read = summary.unlisted - summary.unknown
            totals += "; \(summary.unlisted) \(String.unlisted(reading: read))"
        }
        if summary.withoutAnswer > 0 { totals += ", \(summary.withoutAnswer) without any answer" }
        if summary.isIncomplete { totals += "; something could not be read" }
        return totals
    }
}

/// How many packages each category has as far as known, and how many have something unknown.
struct CategoryShares: View {
    let summary: LicenseSummary

    var body: some View {
        VStack {
            ShareTable(
                title: "Category", total: summary.packages, counts: summary.categories,
                label: \.label, color: \.color)
            if let unknown = summary.unknownLabel {
                Text("\(unknown), \(summary.unknown.percentage(of: summary.packages))")
            }
        }
    }
}

/// How many packages have each concluded license; nothing if nothing was concluded.
struct ConclusionShares: View {
    let summary: LicenseSummary

    var body: some View {
        ShareTable(
            title: "Concluded license", total: summary.packages,
            counts: summary.concludedLicenses, label: \.description, color: \.color)
    }
}

/// A row per key: how many packages it occurs in, and a bar for their share.
struct ShareTable<Key: Hashable & Sendable>: View {
    let title: String
    /// The number of packages that a full bar stands for.
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
                    Column("Share", alignment: .trailing) { Text($0.count.percentage(of: total)) }
                    // A bar that is cut off would mislead.
                    if (width ?? .max) >= 60 {
                        Column("") {
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

/// A row per kind of finding: how often it occurs.
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
