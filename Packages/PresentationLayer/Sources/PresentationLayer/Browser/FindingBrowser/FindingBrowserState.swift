public import DomainLayer
public import TerminalUI

/// What the screen of findings shows: a value, and a mutating method for each input.
public struct FindingBrowserState: Sendable {
    public private(set) var position = ListPosition()
    /// Nil before the inventory has come.
    private(set) var list: FindingList?
    private(set) var rows = FindingRows([], folded: [])
    private var folded: Set<LicenseFinding.Kind> = []

    public init() {}

    /// The row that is selected; nil where there is none.
    var selection: FindingRow? {
        rows.indices.contains(position.selected) ? rows[position.selected] : nil
    }
}

extension FindingBrowserState {
    /// The inventory has come, or has changed; what is selected stays so.
    mutating func onInventory(_ list: FindingList) {
        let (old, selected) = (self.list, selection)
        self.list = list
        rows = FindingRows(list.groups, folded: folded)
        guard let old, let selected else { return }
        let row =
            switch selected {
            case .kind(let kind, _, _): rows.position(of: kind)
            case .item(let item): row(of: item.finding, in: old.entry(of: item)?.id)
            }
        position = position.following(row)
    }

    private func row(of finding: LicenseFinding, in package: LicenseEntry.ID?) -> Int? {
        rows.indices.first { place in
            guard case .item(let item) = rows[place], item.finding == finding else { return false }
            return list?.entry(of: item)?.id == package
        }
    }

    public mutating func onMove(to position: ListPosition) {
        self.position = position
    }

    /// Selects a package's first finding; does nothing where none is shown.
    public mutating func onReveal(_ id: LicenseEntry.ID) {
        if case .item(let item) = selection, list?.entry(of: item)?.id == id { return }
        let row = rows.indices.first { place in
            if case .item(let item) = rows[place] { list?.entry(of: item)?.id == id } else { false }
        }
        if let row { position = position.following(row) }
    }

    /// Folds a kind's findings away, or shows them again.
    public mutating func onFold(_ kind: LicenseFinding.Kind) {
        guard let list else { return }
        folded.formSymmetricDifference([kind])
        rows = FindingRows(list.groups, folded: folded)
        position = position.following(rows.position(of: kind))
    }
}
