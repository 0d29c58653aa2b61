import DomainLayer
import LicenseViews
import TerminalUI

/// How many packages there are or pass a filter, and what their colors mean.
struct PackageListStatus: View {
    @Binding var filter: String
    /// Whether keys edit the filter.
    let isFiltering: Bool
    /// How many packages pass the filter.
    let shown: Int
    let installed: Int
    /// What to say about all packages if no filter is set.
    let summary: String
    let categories: [LicenseSummary.Count<LicenseCategory>]

    var body: some View {
        StatusLine(
            filter: filter, isFiltering: isFiltering, shown: shown, of: installed, words: summary,
            count: "by name", onFilter: { filter = $0 })
        CategoryLegend(categories: categories).frame(height: Layout.legendHeight)
    }
}
