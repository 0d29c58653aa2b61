import DomainLayer
import TerminalUI

/// A row a key: how many packages it occurs in, and a bar for their share of all.
struct ShareTable<Key: Hashable & Sendable>: View {
    let title: String
    /// The packages that a whole bar stands for.
    let total: Int
    let counts: [LicenseSummary.Count<Key>]
    let label: (Key) -> String
    let color: (Key) -> Color?

    var body: some View {
        if !counts.isEmpty {
            Table(counts) {
                Column(title, flexible: true, minimum: 20) { Text(label($0.key)) }
                Column("Packages", alignment: .trailing) { Text("\($0.count)") }
                Column("Share") {
                    ShareBar(
                        fraction: Double($0.count) / Double(total), color: color($0.key))
                }
            }
        }
    }
}

private struct ShareBar: View {
    let fraction: Double
    let color: Color?

    var body: some View {
        let bar = Bar(fraction: fraction, width: 20)
        if let color { bar.foreground(color) } else { bar }
    }
}
