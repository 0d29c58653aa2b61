import DomainLayer
import TerminalUI

/// The rows of a listing, or in words that there are none.
struct ListingTable: View {
    let listing: LicenseListing

    var body: some View {
        if listing.total == 0 {
            Text("No package is installed.")
        } else if listing.entries.isEmpty {
            Text("None of \(listing.total.counting("package")) matches.")
        } else {
            switch listing.grouping {
            case .package: PackageTable(entries: listing.entries)
            case .source: SourceTable(groups: listing.groups)
            case .license: LicenseTable(listing: listing)
            }
        }
    }
}
