import DomainLayer
import TerminalUI

/// The shares of the packages that licences, categories and bases have.
struct LicenseShares: View {
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
