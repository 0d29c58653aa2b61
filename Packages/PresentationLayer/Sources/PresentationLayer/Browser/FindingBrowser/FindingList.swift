import DomainLayer

/// What needs a look in an inventory, by kind.
struct FindingList: Sendable {
    /// One finding, and the package it concerns.
    struct Item: Hashable, Sendable {
        /// The place of the package among the entries; nil where it concerns the whole system.
        let package: Int?
        let finding: LicenseFinding
    }

    struct Group: Sendable {
        let kind: LicenseFinding.Kind
        /// Those of the system first, then in the order of the packages.
        fileprivate(set) var items: [Item]
    }

    let entries: [LicenseEntry]
    /// The kinds that occur, in the order of their declaration, which begins with the gravest.
    let groups: [Group]

    init(_ inventory: LicenseInventory) {
        entries = inventory.entries
        var items: [LicenseFinding.Kind: [Item]] = [:]
        for finding in inventory.findings {
            items[finding.kind, default: []].append(Item(package: nil, finding: finding))
        }
        for (place, entry) in inventory.entries.enumerated() {
            for finding in entry.findings {
                items[finding.kind, default: []].append(Item(package: place, finding: finding))
            }
        }
        groups = LicenseFinding.Kind.allCases.compactMap { kind in
            items[kind].map { Group(kind: kind, items: $0) }
        }
    }

    /// How many findings there are.
    var count: Int { groups.reduce(0) { $0 + $1.items.count } }

    /// The package that a finding concerns; nil where it concerns the whole system.
    func entry(of item: Item) -> LicenseEntry? {
        item.package.map { entries[$0] }
    }
}
