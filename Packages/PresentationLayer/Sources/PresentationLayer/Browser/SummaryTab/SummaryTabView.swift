import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// The screen of counts.
struct SummaryTabView<Dependency: LicenseScanDependency>: View {
    @State private var presenter: SummaryTabPresenter<Dependency>

    init(dependency: Dependency, source: InventorySource) {
        presenter = SummaryTabPresenter(dependency: dependency, source: source)
    }

    var body: some View {
        SummaryTabContent(summary: presenter.state).task { await presenter.onAppear() }
    }
}

/// How often each category, basis, license and finding occurs; side by side in a wide terminal.
struct SummaryTabContent: View {
    /// Nil until the inventory is there.
    let summary: LicenseSummary?

    var body: some View {
        if let summary {
            ScrollView {
                WidthReader { width in
                    VStack(spacing: 1) {
                        SummaryHeading(summary: summary)
                        if (width ?? 0) >= 132 {
                            HStack(spacing: 6) {
                                VStack(spacing: 1) { KindShares(summary: summary) }
                                VStack(spacing: 1) { FrequentLicenses(summary: summary) }
                            }
                        } else {
                            KindShares(summary: summary)
                            FrequentLicenses(summary: summary)
                        }
                    }
                }
                .padding(leading: 2)
            }
        } else {
            WorkingScreen()
        }
        KeyHints([("↑↓", "scroll"), ("tab", "next")], always: BrowserKeys.onLists)
    }
}

/// The short tables: categories, conclusions, bases and findings.
private struct KindShares: View {
    let summary: LicenseSummary

    var body: some View {
        CategoryShares(summary: summary)
        ConclusionShares(summary: summary)
        ShareTable(
            title: "Basis", total: summary.packages, counts: summary.bases,
            label: \.label, color: { _ in nil })
        FindingCounts(summary: summary)
    }
}

/// The licenses that most packages name; the licenses tab has them all.
private struct FrequentLicenses: View {
    private static let count = 20

    let summary: LicenseSummary

    var body: some View {
        VStack {
            ShareTable(
                title: "License", total: summary.packages,
                counts: Array(summary.licenses.prefix(Self.count)),
                label: { $0 }, color: { SPDXLicenseList.category(of: LicenseTerm($0)).color })
            if summary.licenses.count > Self.count {
                let others = summary.licenses.count - Self.count
                Text("and \(others.grouped) more, in the tab Licenses").dim()
            }
        }
    }
}
