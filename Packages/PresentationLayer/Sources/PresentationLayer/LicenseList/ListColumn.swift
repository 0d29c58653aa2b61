public import DomainLayer
import LicenseViews
import TerminalUI

/// A column of a listing by packages; the raw value is its name for programs.
public enum ListColumn: String, Hashable, Sendable, CaseIterable {
    case package
    case version
    case architecture
    case source
    case sourceVersion
    case section
    case priority
    /// The installed size in KiB.
    case size
    case category
    /// The whole expression; in a table for people the main license, and how many more there are.
    case license
    case mainLicense
    case basis
    case format
    case copyrightFile
    case reason
    /// Whether something in the license is unknown.
    case unknown
    /// The number of the image's layer that brought the package, or changed it last; empty unless
    /// the listing knows the layers.
    case layer
}

extension LicenseListing {
    /// What a table for people has if nobody asks for other columns: the answer comes last, where
    /// it has the most room, and rows that are ordered by size show it.
    public func usualColumns(orderedBy order: LicenseOrder) -> [ListColumn] {
        [.package, .version] + (order == .size ? [.size] : [])
            + (layers == nil ? [] : [.layer]) + [.basis, .license]
    }

    /// What a table in Markdown has, which is as wide as it likes.
    public var usualMarkdownColumns: [ListColumn] {
        [.package, .version, .architecture] + (layers == nil ? [] : [.layer]) + [.basis, .license]
    }

    /// All columns that can have something in them.
    public var allColumns: [ListColumn] {
        ListColumn.allCases.filter { $0 != .layer || layers != nil }
    }
}

extension ListColumn {
    /// The package's cell for programs: empty if there is nothing to say.
    ///
    /// - Parameters:
    ///   - entry: the package.
    ///   - listing: what it is listed in.
    public func value(of entry: LicenseEntry, in listing: LicenseListing) -> String {
        switch self {
        case .package: entry.name
        case .version: entry.version
        case .architecture: entry.architecture
        case .source: entry.source.name
        case .sourceVersion: entry.source.version
        case .section: entry.section
        case .priority: entry.priority
        case .size: String(entry.installedSize)
        case .category: entry.category.rawValue
        case .unknown: entry.isUnknown ? "yes" : ""
        case .license: entry.expression.orNoAssertion
        case .mainLicense: entry.mainExpression?.description ?? ""
        case .basis: entry.basis.rawValue
        case .format: entry.format?.rawValue ?? ""
        case .copyrightFile: entry.copyrightFile ?? ""
        case .reason: entry.reason?.code ?? ""
        case .layer: listing.layers?.layer(of: entry.id).map(String.init) ?? ""
        }
    }

    /// What stands above the cells for people.
    public var title: String {
        switch self {
        case .architecture: "Arch"
        case .sourceVersion: "Source version"
        case .mainLicense: "Main license"
        case .copyrightFile: "Copyright file"
        default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }
}

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

extension LicenseListing {
    /// The package's name, with its architecture if several are installed.
    public func label(of entry: LicenseEntry) -> String {
        multiarchNames.contains(entry.name) ? entry.id : entry.name
    }
}
