public import DomainLayer

/// A column in a list of packages; the raw value is the column's name for programs.
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
    /// What was concluded; empty if nothing was.
    case concludedLicense
    case basis
    case format
    case copyrightFile
    case reason
    /// Whether something in the license is unknown.
    case unknown
    /// The number of the image's layer that added the package or changed it last; empty unless the
    /// listing knows the layers.
    case layer
}

extension ListColumn {
    /// Other names of columns, which people type; they are read but never written.
    public static let otherNames: [String: ListColumn] = [
        "name": .package, "arch": .architecture, "installedSize": .size, "main": .mainLicense,
    ]

    /// The column that has this name, or goes by it.
    public init?(rawValue name: String) {
        guard
            let column = Self.allCases.first(where: { $0.rawValue == name })
                ?? Self.otherNames[name]
        else { return nil }
        self = column
    }
}

extension LicenseListing {
    /// The default columns of a table for people. The answer comes last, where it has the most
    /// room; rows ordered by size show the size.
    public func usualColumns(orderedBy order: LicenseOrder) -> [ListColumn] {
        [.package, .version] + (order == .size ? [.size] : [])
            + (layers == nil ? [] : [.layer]) + [.basis, .license]
            + (conclusions == 0 ? [] : [.concludedLicense])
    }

    /// The default columns in Markdown, where a table can be as wide as it needs.
    public var usualMarkdownColumns: [ListColumn] {
        [.package, .version, .architecture] + (layers == nil ? [] : [.layer]) + [.basis, .license]
            + (conclusions == 0 ? [] : [.concludedLicense])
    }

    /// All columns that can have a value.
    public var allColumns: [ListColumn] {
        let hasConclusions = conclusions > 0
        return ListColumn.allCases.filter { column in
            switch column {
            case .layer: layers != nil
            case .concludedLicense: hasConclusions
            default: true
            }
        }
    }
}

extension ListColumn {
    /// The package's cell for programs: empty if there is nothing to say.
    ///
    /// - Parameters:
    ///   - entry: the package.
    ///   - listing: the listing that has the package.
    public func value(of entry: PackageLicense, in listing: LicenseListing) -> String {
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
        case .concludedLicense: entry.conclusion?.expression.description ?? ""
        case .basis: entry.basis.rawValue
        case .format: entry.format?.rawValue ?? ""
        case .copyrightFile: entry.copyrightFile ?? ""
        case .reason: entry.reason?.code ?? ""
        case .layer: listing.layers?.layer(of: entry.id).map(String.init) ?? ""
        }
    }

    /// The title above the cells, for people.
    public var title: String {
        switch self {
        case .architecture: "Arch"
        case .sourceVersion: "Source version"
        case .mainLicense: "Main license"
        case .concludedLicense: "Concluded"
        case .copyrightFile: "Copyright file"
        default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }
}

extension LicenseListing {
    /// The package's name, with its architecture if several are installed.
    public func label(of entry: PackageLicense) -> String {
        multiarchNames.contains(entry.name) ? entry.id : entry.name
    }
}
