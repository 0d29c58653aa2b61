import DomainLayer
import TerminalUI

/// A row a source package, with the licences of all that was built from it.
struct SourceTable: View {
    let groups: [LicenseGroup]

    var body: some View {
        Table(groups) {
            Column("Source", flexible: true, minimum: 20) { Text($0.name) }
            Column("Version", flexible: true, minimum: 7) { Text($0.version ?? "") }
            Column("Packages", alignment: .trailing) { Text("\($0.members.count)") }
            Column("License", flexible: true, minimum: 12) {
                AnswerText(expression: $0.expression)
            }
        }
    }
}
