import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// The rows of a listing, or a message that there are none.
struct LicenseListRows: View {
    let listing: LicenseListing
    let columns: [ListColumn]
    let isFull: Bool

    var body: some View {
        if listing.total == 0 {
            Text("No packages are installed.")
        } else if listing.entries.isEmpty {
            Text("No matches in \(listing.total.counting("package")).")
        } else {
            switch listing.grouping {
            case .package:
                WidthReader { width in
                    PackageTable(
                        listing: listing, columns: columns,
                        shown: isFull ? .whole : width == nil ? .main : .fitting)
                }
            case .source: SourceTable(groups: listing.groups)
            case .license, .main: LicenseTable(listing: listing)
            }
        }
    }
}

/// A row per package.
private struct PackageTable: View {
    let listing: LicenseListing
    let columns: [ListColumn]
    let shown: Shown

    /// What a cell shows of a package's expression.
    enum Shown {
        case whole
        /// The main license, and how many more there are.
        case main
        /// All that fits the terminal.
        case fitting
    }

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
    private func cell(_ column: ListColumn, of entry: PackageLicense) -> some View {
        switch column {
        case .package: Text(listing.label(of: entry))
        case .size: Text(entry.installedSize.kibibytes)
        case .category: Text(entry.categoryLabel)
        case .basis: BasisText(basis: entry.basis)
        case .license:
            switch shown {
            case .whole:
                AnswerText(
                    expression: entry.expression, names: entry.nicknames, reason: entry.reason?.kind
                )
            case .main: MainAnswerText(entry: entry)
            case .fitting: FittingAnswerText(entry: entry)
            }
        case .concludedLicense:
            if let conclusion = entry.conclusion {
                AnswerText(expression: conclusion.expression, names: entry.nicknames)
            } else {
                Text("")
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

    /// With these widths the default table fits 40 columns.
    fileprivate var minimum: Int {
        switch self {
        case .package: 10
        case .version: 4
        default: 12
        }
    }
}

/// A row per source package, with the licenses of all packages built from it.
private struct SourceTable: View {
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

/// A row per license, with the packages that name it.
private struct LicenseTable: View {
    let listing: LicenseListing

    var body: some View {
        Table(listing.groups) {
            Column("License", flexible: true, minimum: 20) {
                AnswerText(expression: $0.expression)
            }
            Column("Category") { Text($0.category.label) }
            Column("Packages", alignment: .trailing) { Text("\($0.members.count)") }
            Column("Names", flexible: true, minimum: 12) { Text(names(of: $0)) }
        }
    }

    private func names(of group: LicenseGroup) -> String {
        group.members.map { listing.entries[$0].id }.joined(separator: " ")
    }
}

/// How many packages and licenses are listed, and notes on the system as a whole.
struct LicenseListFooter: View {
    let listing: LicenseListing

    var body: some View {
        VStack {
            if !listing.entries.isEmpty { Text(listing.totals) }
            ForEach(listing.findings) { FindingText(finding: $0) }
        }
    }
}

extension LicenseListing {
    /// The closing line: `703 packages, 112 licenses; 9 without a listed license`.
    var totals: String {
        let counts = [sources, packages, licenses, concluded].compactMap(\.self)
            .joined(separator: ", ")
        return shortfalls.isEmpty ? counts : "\(counts); \(shortfalls.joined(separator: ", "))"
    }

    private var sources: String? {
        grouping == .source ? groups.count.counting("source package") : nil
    }

    private var packages: String {
        let all = total.counting("package")
        return entries.count == total ? all : "\(entries.count) of \(all)"
    }

    private var licenses: String {
        let distinct = entries.reduce(into: Set()) { $0.formUnion($1.licenses) }
        return distinct.count.counting("license")
    }

    private var concluded: String? {
        conclusions == 0 ? nil : conclusions.counting("conclusion")
    }

    private var shortfalls: [String] {
        let unlisted = entries.count(where: \.isUnlisted)
        let read = unlisted - entries.count(where: \.isUnknown)
        let found = entries.compactMap(\.shortfall)
        return (unlisted == 0 ? [] : ["\(unlisted) \(String.unlisted(reading: read))"])
            + Shortfall.allCases.compactMap { shortfall in
                let count = found.count { $0 == shortfall }
                return count == 0 ? nil : "\(count) \(shortfall.rawValue)"
            }
    }
}

/// Why a package has no answer of its own, in words that follow a number.
private enum Shortfall: String, CaseIterable {
    case noFile = "without a copyright file"
    case noStatement = "without a statement"
    case notRead = "not read in full"
    case notItsOwn = "answered by a sibling"
}

extension PackageLicense {
    /// Nil if the package's own file answered.
    fileprivate var shortfall: Shortfall? {
        switch reason?.kind {
        case .missingFile, .danglingLink, .documentationExcluded: .noFile
        case .linkLoop, .notRegularFile, .tooLarge, .unreadable, .incompleteStatus: .notRead
        case .answeredBySibling: .notItsOwn
        case .noStatement: .noStatement
        case nil: expression == nil ? .noStatement : nil
        }
    }
}
