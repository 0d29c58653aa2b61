import DomainLayer

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
        let place = starts.lastIndex { $0 <= position } ?? 0
        let group = groups[place]
        if position == starts[place] {
            return .kind(
                group.kind, count: group.items.count, isFolded: folded.contains(group.kind))
        }
        return .item(group.items[position - starts[place] - 1])
    }

    /// The row of a kind; nil where it doesn't occur.
    func position(of kind: LicenseFinding.Kind) -> Int? {
        groups.firstIndex { $0.kind == kind }.map { starts[$0] }
    }
}
