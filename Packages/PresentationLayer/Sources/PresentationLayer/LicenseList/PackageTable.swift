import DomainLayer
import TerminalUI

/// A row a package.
///
/// Its minimal widths let the table fit 60 columns.
struct PackageTable: View {
    let entries: [LicenseEntry]

    var body: some View {
        Table(entries) {
            Column("Package", flexible: true, minimum: 20) { Text($0.name) }
            Column("Version", flexible: true, minimum: 7) { Text($0.version) }
            Column("Arch") { Text($0.architecture) }
            Column("License", flexible: true, minimum: 12) {
                AnswerText(expression: $0.expression, reason: $0.reason?.kind)
            }
            Column("Basis") { BasisText(basis: $0.basis) }
        }
    }
}
