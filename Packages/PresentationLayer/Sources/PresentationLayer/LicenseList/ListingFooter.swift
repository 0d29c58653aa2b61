import DomainLayer
import TerminalUI

/// How many packages and licences are listed, and what concerns the system as a whole.
struct ListingFooter: View {
    let listing: LicenseListing

    var body: some View {
        VStack {
            if !listing.entries.isEmpty { Text(listing.totals) }
            ForEach(listing.findings) { FindingText(finding: $0) }
        }
    }
}
