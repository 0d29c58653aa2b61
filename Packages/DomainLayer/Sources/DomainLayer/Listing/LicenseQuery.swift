/// Which entries to list, and how.
///
/// ```swift
/// let query = LicenseQuery(categories: [.strongCopyleft], order: .size, limit: 10)
/// let listing = inventory.listing(for: query)
/// ```
///
/// Kinds of filter are joined by AND, the values of one kind by OR; an empty kind passes
/// everything. An entry with a conclusion also passes filters of licenses and categories that it
/// would pass if its copyright file said what was concluded.
public struct LicenseQuery: Hashable, Sendable {
    /// Package names, `name:architecture` pairs, or globs of either: `*` matches any text, `?` one
    /// character.
    public var packages: [String]
    /// An entry passes if one of these matches a license that its expression mentions, or that a
    /// `LicenseRef-` in the expression builds upon.
    public var licenses: [LicensePattern]
    /// An entry passes if one of these matches a license in its main expression, or in the whole
    /// one if there is no main one.
    public var mains: [LicensePattern]
    /// An entry passes if a clause of its expression asks for one of these, see
    /// ``LicenseExpression/categoriesOfClauses(reading:)``, or if an unlisted license builds upon
    /// one; ``LicenseCategory/unknown`` also passes entries that have no expression or unknown
    /// terms.
    public var categories: [LicenseCategory]
    /// Whether an entry passes only if its license, or a part of it, is unknown.
    public var wantsUnknown: Bool
    public var bases: [StatementBasis]
    public var order: LicenseOrder
    /// Whether the rows come in the opposite order.
    public var isReversed: Bool
    /// How many rows there are at most; nil for all.
    public var limit: Int?
    public var grouping: LicenseGrouping

    public init(
        packages: [String] = [],
        licenses: [LicensePattern] = [],
        mains: [LicensePattern] = [],
        categories: [LicenseCategory] = [],
        wantsUnknown: Bool = false,
        bases: [StatementBasis] = [],
        order: LicenseOrder = .name,
        isReversed: Bool = false,
        limit: Int? = nil,
        grouping: LicenseGrouping = .package
    ) {
        self.packages = packages
        self.licenses = licenses
        self.mains = mains
        self.categories = categories
        self.wantsUnknown = wantsUnknown
        self.bases = bases
        self.order = order
        self.isReversed = isReversed
        self.limit = limit
        self.grouping = grouping
    }
}

extension LicenseQuery {
    /// The rows to show out of all rows in order.
    func cut<Row>(_ rows: [Row]) -> [Row] {
        let rows = isReversed ? rows.reversed() : rows
        return limit.map { Array(rows.prefix($0)) } ?? rows
    }
}

/// The order of a listing's rows; equal rows stay in the order of their names.
public enum LicenseOrder: String, Hashable, Sendable, CaseIterable {
    case name
    /// Rows are ordered by rendered expression; those without one come last.
    case license
    /// The largest come first: by installed size of a package or source, or number of packages of a
    /// license.
    case size
}

/// What a row of a listing shows.
public enum LicenseGrouping: String, Hashable, Sendable, CaseIterable {
    case package
    case source
    /// A single license id with all packages that mention it.
    case license
    /// A main license with all packages that have it, see ``PackageLicense/mainAnswer``.
    case main
}

extension LicenseOrder {
    /// The entries of an inventory in this order; entries that are equal in it stay ordered by
    /// name.
    func sorted(_ entries: [PackageLicense]) -> [PackageLicense] {
        switch self {
        case .name: entries
        case .license: Self.sorted(entries) { ExpressionKey($0.expression) }
        case .size: Self.sorted(entries) { -$0.installedSize }
        }
    }

    /// The groups in this order; groups that are equal in it stay ordered by name.
    ///
    /// - Parameter entries: the entries that the groups' members index.
    func sorted(_ groups: [LicenseGroup], of entries: [PackageLicense]) -> [LicenseGroup] {
        switch self {
        case .name: groups
        case .license: Self.sorted(groups) { ExpressionKey($0.expression) }
        case .size:
            Self.sorted(groups) { group in
                // A source counts the size of its packages, a license the number of packages.
                group.version == nil
                    ? -group.members.count
                    : -group.members.reduce(0) { $0 + entries[$1].installedSize }
            }
        }
    }

    /// Sorts by a key that is made once for each element; equal elements keep their order.
    private static func sorted<Element>(
        _ elements: [Element], by key: (Element) -> some Comparable
    ) -> [Element] {
        let keys = elements.map(key)
        return elements.indices
            .sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
            .map { elements[$0] }
    }
}

/// A sort key for expressions; a missing expression comes last.
private struct ExpressionKey: Comparable {
    private var text: String?

    init(_ expression: LicenseExpression?) {
        text = expression?.description
    }

    static func < (left: ExpressionKey, right: ExpressionKey) -> Bool {
        guard let leftText = left.text else { return false }
        guard let rightText = right.text else { return true }
        return leftText < rightText
    }
}
