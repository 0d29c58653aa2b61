public import DomainLayer

/// What is computed once from an inventory, so that filtering and ordering its packages is instant.
public struct PackageRowIndex: Sendable {
    /// The filter key of each package.
    public let keys: [String]
    /// How many packages each category has as far as known, the most frequent first, without
    /// categories that don't occur. `unknown` counts all packages that have something unknown.
    public let categories: [LicenseSummary.Count<LicenseCategory>]
    /// How many licenses the packages name together.
    public let licenses: Int
    private let orders: [LicenseOrder: [Int]]

    public init(_ inventory: LicenseInventory) {
        let entries = inventory.entries
        keys = entries.map(\.filterKey)
        let summary = inventory.summary()
        categories = summary.categoriesWithUnknown
        licenses = summary.licenses.count
        let answers = entries.enumerated().map { ($1.expression == nil ? 1 : 0, $1.answer, $0) }
        let sizes = entries.enumerated().map { (-$1.installedSize, $0) }
        orders = [
            .name: Array(entries.indices),
            .license: answers.sorted(by: <).map(\.2),
            .size: sizes.sorted(by: <).map(\.1),
        ]
    }

    /// How many packages there are, and how many licenses they name: `12 packages, 7 licenses`.
    public var summary: String {
        keys.count.counting("package") + ", " + licenses.counting("license")
    }

    /// The numbers of all rows in an order; equal rows keep theirs.
    public func order(_ order: LicenseOrder) -> [Int] {
        orders[order] ?? []
    }
}

extension LicenseSummary {
    fileprivate var categoriesWithUnknown: [Count<LicenseCategory>] {
        let counts = Dictionary(uniqueKeysWithValues: categories.map { ($0.key, $0.count) })
            .merging([.unknown: unknown]) { $1 }
        return LicenseCategory.allCases.compactMap { category in
            counts[category].flatMap { $0 == 0 ? nil : Count(category, $0) }
        }
        .sorted { ($1.count, $0.key) < ($0.count, $1.key) }
    }
}

extension PackageLicense {
    /// The filter key of the package: its name, and its whole expression or why there is none.
    public var filterKey: String { "\(name)\n\(answer)".lowercased() }

    fileprivate var answer: String { expression?.description ?? reason?.label ?? "" }
}
