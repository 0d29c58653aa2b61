public import DomainLayer
public import TerminalUI

/// What the screen of all licences shows: a value, and a mutating method for each input.
public struct LicenseBrowserState: Sendable {
    /// How the licences are ordered.
    public enum Order: CaseIterable, Sendable {
        /// Those that most packages name first.
        case count
        case name
    }

    /// A licence that was opened, with its packages.
    struct Opened: Sendable {
        let group: LicenseGroup
        let packages: PackageRows
        var position = ListPosition()
    }

    /// Whether keys write the filter rather than move.
    public private(set) var isFiltering = false
    /// What the licences shown have in their id or category; empty for all.
    public private(set) var filter = ""
    public private(set) var order = Order.count
    public private(set) var position = ListPosition()
    /// Nil where the licences themselves are shown.
    private(set) var opened: Opened?

    /// Nil before the inventory has come.
    private(set) var groups: LicenseGroups?
    private var filtered: FilteredRows?

    public init() {}

    /// The licences to show, filtered and ordered; none before the inventory has come.
    public var rows: [LicenseGroup] {
        guard let groups, let filtered else { return [] }
        return filtered.rows.map { groups.groups[$0] }
    }

    /// The licence that is selected; nil where no row is.
    public var selection: LicenseGroup? {
        guard let groups, let rows = filtered?.rows, rows.indices.contains(position.selected)
        else { return nil }
        return groups.groups[rows[position.selected]]
    }
}

extension LicenseBrowserState {
    /// The inventory has come, or has changed; what is selected and opened stays so.
    mutating func onInventory(_ groups: LicenseGroups) {
        let selected = selection?.name
        self.groups = groups
        filtered = FilteredRows(order: groups.order(order), keys: groups.keys)
        filtered?.narrow(to: filter)
        follow(selected)
        guard let opened else { return }
        let last =
            opened.packages.indices.contains(opened.position.selected)
            ? opened.packages[opened.position.selected].id : nil
        self.opened = groups.groups.first { $0.name == opened.group.name }.map { group in
            let packages = groups.packages(of: group)
            return Opened(
                group: group, packages: packages,
                position: opened.position.following(last.flatMap(packages.position)))
        }
    }

    private mutating func follow(_ name: String?) {
        guard let groups, let rows = filtered?.rows else { return }
        position = position.following(rows.firstIndex { groups.groups[$0].name == name })
    }

    /// Another row of the licences, or of the packages of one that is opened.
    public mutating func onMove(to position: ListPosition) {
        if opened == nil { self.position = position } else { opened?.position = position }
    }

    /// Selects a package that was looked at elsewhere; does nothing where it isn't shown.
    public mutating func onReveal(_ id: LicenseEntry.ID) {
        guard let opened, let row = opened.packages.position(of: id) else { return }
        self.opened?.position = opened.position.following(row)
    }

    /// The filter is about to be written; packages of a licence have none.
    public mutating func onFilterBegin() {
        isFiltering = opened == nil
    }

    public mutating func onFilter(_ filter: String) {
        let selected = selection?.name
        self.filter = filter
        filtered?.narrow(to: filter)
        follow(selected)
    }

    public mutating func onFilterAccept() {
        isFiltering = false
    }

    /// The other order; what comes first in it is looked at.
    public mutating func onSort() {
        if opened != nil { return }
        order = order == .count ? .name : .count
        if let groups { filtered?.reorder(groups.order(order)) }
        position = ListPosition()
    }

    /// The selected licence is opened.
    public mutating func onOpen() {
        guard let groups, let selection else { return }
        opened = Opened(group: selection, packages: groups.packages(of: selection))
    }

    /// Closes the topmost of an opened licence and the filter.
    public mutating func onEscape() {
        if opened != nil {
            opened = nil
        } else if !filter.isEmpty {
            onFilter("")
        }
        isFiltering = false
    }
}

/// The licences of an inventory with the packages that name them, made ready to be filtered and
/// ordered.
struct LicenseGroups: Sendable {
    let entries: [LicenseEntry]
    /// By name; packages without a licence are the group ``LicenseExpression/noAssertion``.
    let groups: [LicenseGroup]
    /// What each licence is filtered by: its id and its category.
    let keys: [String]
    private let byCount: [Int]

    init(_ inventory: LicenseInventory) {
        entries = inventory.entries
        let groups = inventory.listing(for: LicenseQuery(grouping: .license)).groups
        self.groups = groups
        keys = groups.map { "\($0.name)\n\($0.category.label)".lowercased() }
        byCount = groups.indices.sorted {
            (-groups[$0].members.count, $0) < (-groups[$1].members.count, $1)
        }
    }

    /// The numbers of all groups: by name, or those with the most packages first.
    func order(_ order: LicenseBrowserState.Order) -> [Int] {
        order == .count ? byCount : Array(groups.indices)
    }

    /// How many licences are named; packages without one name none.
    var licenses: Int { groups.count { $0.expression != nil } }

    /// The packages that name a licence.
    func packages(of group: LicenseGroup) -> PackageRows {
        PackageRows(entries, order: group.members)
    }
}

extension LicenseGroup {
    /// The category of a group that is a licence; packages without one are of an unknown.
    var category: LicenseCategory { SPDXLicenseList.category(of: name) }
}
