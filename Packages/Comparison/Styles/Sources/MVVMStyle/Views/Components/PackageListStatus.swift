import DomainLayer
import LicenseViews
import TerminalUI

/// How many packages there are, or which a filter leaves, and what their colors mean.
struct PackageListStatus: View {
    @Binding var filter: String
    /// Whether keys write the filter.
    let isFiltering: Bool
    /// How many packages the filter leaves.
    let shown: Int
    let installed: Int
    /// What is said of the packages if there is no filter.
    let summary: String
    let categories: [LicenseSummary.Count<LicenseCategory>]

    var body: some View {
        StatusLine(
            filter: filter, isFiltering: isFiltering, shown: shown, of: installed, words: summary,
            count: "by name", onFilter: { filter = $0 })
        CategoryLegend(categories: categories).frame(height: Layout.legendHeight)
    }
}
