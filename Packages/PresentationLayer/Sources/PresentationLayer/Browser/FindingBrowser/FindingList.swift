import DomainLayer

/// What needs a look in an inventory, by kind.
struct FindingList: Sendable {
    /// One finding, and the package it concerns.
    struct Item: Hashable, Sendable {
        /// The index of the package among the entries; nil if it concerns the whole system.
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
        for (index, entry) in inventory.entries.enumerated() {
            for finding in entry.findings {
                items[finding.kind, default: []].append(Item(package: index, finding: finding))
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

/// A row of the findings: a kind with those that it has, or one of them.
enum FindingRow: Sendable {
    case kind(LicenseFinding.Kind, count: Int, isFolded: Bool)
    case item(FindingList.Item)
}

/// The rows of all kinds, those of folded kinds left out, without a copy of the findings.
struct FindingRows: RandomAccessCollection, Sendable {
    private let groups: [FindingList.Group]
    private let folded: Set<LicenseFinding.Kind>
    /// The row of each kind, and behind the last the number of rows.
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
        // There are no more kinds than fit a line of code.
        let index = starts.lastIndex { $0 <= position } ?? 0
        let group = groups[index]
        if position == starts[index] {
            return .kind(
                group.kind, count: group.items.count, isFolded: folded.contains(group.kind))
        }
        return .item(group.items[position - starts[index] - 1])
    }

    /// The row of a kind; nil where it doesn't occur.
    func position(of kind: LicenseFinding.Kind) -> Int? {
        groups.firstIndex { $0.kind == kind }.map { starts[$0] }
    }
}
