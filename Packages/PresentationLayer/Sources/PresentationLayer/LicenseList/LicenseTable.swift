import DomainLayer
import TerminalUI

/// A row a licence, with the packages that name it.
struct LicenseTable: View {
    let listing: LicenseListing

    var body: some View {
        Table(listing.groups) {
            Column("License", flexible: true, minimum: 20) {
                AnswerText(expression: $0.expression)
            }
            Column("Category") { Text(category(of: $0).label) }
            Column("Packages", alignment: .trailing) { Text("\($0.members.count)") }
            Column("Names", flexible: true, minimum: 12) { Text(names(of: $0)) }
        }
    }

    private func category(of group: LicenseGroup) -> LicenseCategory {
        SPDXLicenseList.category(of: group.name)
    }

    private func names(of group: LicenseGroup) -> String {
        group.members.map { listing.entries[$0].id }.joined(separator: " ")
    }
}
