import LicenseViews
import TerminalUI

/// The packages, and the filter that narrows them.
struct PackageList: View {
    @State private var filter = ""
    @State private var isFiltering = false

    var body: some View {
        VStack {
            FilteredPackages(filter: $filter, isFiltering: isFiltering)
            KeyHints(hints, always: isFiltering ? [] : [("q", "quit")])
        }
        .onKey(.character("/")) { isFiltering = true }
        .onKey(.enter) { isFiltering = false }
        .onKey(.escape) {
            isFiltering = false
            filter = ""
        }
    }

    private var hints: [KeyHints.Hint] {
        if isFiltering { return [("enter", "accept"), ("esc", "all")] }
        return (filter.isEmpty ? [] : [("esc", "all")])
            + [("enter", "open"), ("/", "filter"), ("r", "read again")]
    }
}
