import DomainLayer
import LicenseViews
import Wording

/// The findings of an inventory, grouped by kind.
struct FindingList: Sendable {
    /// One finding, and the package it concerns.
    struct Item: Hashable, Sendable {
        /// The index of the package among the entries; nil if the finding concerns the whole
        /// system.
        let package: Int?
        let finding: LicenseFinding
    }

    struct Group: Sendable {
        let kind: LicenseFinding.Kind
        /// Findings about the whole system come first, then those of packages, in their order.
        let items: [Item]
        /// The filter key of each item: its package's name and license, its kind and its words.
        fileprivate let keys: [String]
    }

    let entries: [PackageLicense]
    /// The kinds that occur, in the order of their declaration: the gravest first.
    let groups: [Group]

    init(_ inventory: LicenseInventory) {
        entries = inventory.entries
        var items: [LicenseFinding.Kind: [Item]] = [:]
        for finding in inventory.findings {
            items[finding.kind, default: []].append(Item(package: nil, finding: finding))
        }
        for (index, entry) in inventory.entries.enumerated() {
            for finding in entry.findings {
                items[finding.kind, default: []].append(Item(package: index, finding: finding))
            }
        }
        groups = LicenseFinding.Kind.allCases.compactMap { kind in
            guard let items = items[kind] else { return nil }
            let keys = items.map { item in
                let package = item.package.map { inventory.entries[$0].filterKey } ?? "\n"
                return "\(package) \(kind.label) \(item.finding.detail)".lowercased()
            }
            return Group(kind: kind, items: items, keys: keys)
        }
    }

    /// The kinds with their findings that pass a filter; kinds without any are left out.
    func groups(passing filter: String) -> [Group] {
        let filter = RowFilter(filter)
        return groups.compactMap { group in
            let rows = filter.rows(of: group.items.indices, keys: group.keys)
            if rows.isEmpty { return nil }
            return Group(
                kind: group.kind, items: rows.map { group.items[$0] },
                keys: rows.map { group.keys[$0] })
        }
    }

    /// How many findings there are.
    var count: Int { groups.reduce(0) { $0 + $1.items.count } }

    /// The package that a finding concerns; nil if it concerns the whole system.
    func entry(of item: Item) -> PackageLicense? {
        item.package.map { entries[$0] }
    }
}

/// A row of the list: a kind with the number of its findings, or one finding.
enum FindingRow: Sendable {
    case kind(LicenseFinding.Kind, count: Int, isFolded: Bool)
    case item(FindingList.Item)
}

/// The rows of all kinds without the findings of folded ones. No finding is copied.
struct FindingRows: RandomAccessCollection, Sendable {
    let groups: [FindingList.Group]
    private let folded: Set<LicenseFinding.Kind>
    /// The row of each kind, followed by the number of rows.
    private let starts: [Int]

    init(_ groups: [FindingList.Group], folded: Set<LicenseFinding.Kind>) {
        self.groups = groups
        self.folded = folded
        starts = groups.reduce(into: [0]) { starts, group in
            let items = folded.contains(group.kind) ? 0 : group.items.count
            starts.append(starts[starts.count - 1] + 1 + items)
        }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { starts[groups.count] }

    subscript(position: Int) -> FindingRow {
        // There are so few kinds that a linear search is fine.
        let index = starts.lastIndex { $0 <= position } ?? 0
        let group = groups[index]
        if position == starts[index] {
            return .kind(
                group.kind, count: group.items.count, isFolded: folded.contains(group.kind))
        }
        return .item(group.items[position - starts[index] - 1])
    }

    /// The row of a kind; nil if it doesn't occur.
    func position(of kind: LicenseFinding.Kind) -> Int? {
        groups.firstIndex { $0.kind == kind }.map { starts[$0] }
    }
}
