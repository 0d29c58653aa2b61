import DomainLayer
import TerminalUI

/// A row a kind of finding: how often there is something to look at.
struct FindingCounts: View {
    let summary: LicenseSummary

    var body: some View {
        if !summary.findings.isEmpty {
            Table(summary.findings) {
                Column("Finding", flexible: true, minimum: 20) { Text($0.key.label) }
                Column("Times", alignment: .trailing) { Text("\($0.count)") }
            }
        }
    }
}
