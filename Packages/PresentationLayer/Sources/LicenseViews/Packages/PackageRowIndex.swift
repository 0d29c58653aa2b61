public import DomainLayer
import Wording

/// What is computed from an inventory once, so that filtering and ordering its packages takes no
/// time when a key is pressed.
public struct PackageRowIndex: Sendable {
    /// What each package is filtered by.
    public let keys: [String]
    /// How many packages are in each category as far as it is known, those that occur, most first;
    /// of `unknown` all that have something unknown.
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

    /// The numbers of all rows in an order; equals stay as they are.
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
    /// What a package is filtered by: its name, and its whole expression or why there is none.
    public var filterKey: String { "\(name)\n\(answer)".lowercased() }

    fileprivate var answer: String { expression?.description ?? reason?.label ?? "" }
}
