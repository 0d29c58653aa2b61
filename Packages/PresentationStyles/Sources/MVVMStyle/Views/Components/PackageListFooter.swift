import DomainLayer
import LicenseViews
import TerminalUI

/// What stands below the packages: how many there are or the filter, what colours mean, the keys.
struct PackageListFooter: View {
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
        if isFiltering {
            KeyHints([("enter", "accept"), ("esc", "all")], always: [])
        } else {
            KeyHints(
                escape + [("enter", "open"), ("/", "filter"), ("r", "read again")],
                always: [("q", "quit")])
        }
    }

    private var escape: [KeyHints.Hint] { filter.isEmpty ? [] : [("esc", "all")] }
}
