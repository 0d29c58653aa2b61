import LicenseViews
import TerminalUI

/// The packages and their filter.
struct PackageList: View {
    @State private var filter = ""
    @State private var isFiltering = false

    var body: some View {
        VStack {
            FilteredPackages(filter: $filter, isFiltering: $isFiltering)
            PackageListHints(isFiltering: isFiltering, isFiltered: !filter.isEmpty)
        }
        .onKey(.character("/")) { isFiltering = true }
        .onKey(.escape) {
            isFiltering = false
            filter = ""
        }
    }
}
