import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// A row per package.
struct PackageTable: View {
    let listing: LicenseListing
    let columns: [ListColumn]
    /// Whether the license is the whole expression.
    let isFull: Bool

    var body: some View {
        Table(listing.entries) {
            for column in columns {
                Column(
                    column.title, flexible: column.isFlexible, minimum: column.minimum,
                    alignment: [.size, .layer].contains(column) ? .trailing : .leading
                ) { cell(column, of: $0) }
            }
        }
    }

    @ViewBuilder
    private func cell(_ column: ListColumn, of entry: LicenseEntry) -> some View {
        switch column {
        case .package: Text(listing.label(of: entry))
        case .size: Text(entry.installedSize.kibibytes)
        case .category: Text(entry.categoryLabel)
        case .basis: BasisText(basis: entry.basis)
        case .license:
            if isFull {
                AnswerText(
                    expression: entry.expression, names: entry.nicknames, reason: entry.reason?.kind
                )
            } else {
                MainAnswerText(entry: entry)
            }
        case .reason: Text(entry.reason?.label ?? "")
        default: Text(column.value(of: entry, in: listing))
        }
    }
}

extension ListColumn {
    /// Whether its cells may be cut to fit the terminal.
    fileprivate var isFlexible: Bool {
        switch self {
        case .architecture, .priority, .size, .category, .basis, .format, .unknown, .layer: false
        default: true
        }
    }

    /// With these the usual table fits 40 columns.
    fileprivate var minimum: Int {
        switch self {
        case .package: 10
        case .version: 4
        default: 12
        }
    }
}
