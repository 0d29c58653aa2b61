public import DomainLayer
import LicenseViews
public import TerminalUI
import Wording

/// What the screen of all licenses shows: a value, and a mutating method for each input.
public struct LicensesTabState: Sendable {
    /// How the licenses are ordered.
    public enum Order: CaseIterable, Sendable {
        /// Those that most packages name first.
        case count
        case name
    }

    /// A license that was opened, with its packages.
    struct Opened: Sendable {
        let group: LicenseGroup
        /// All that name it.
        let packages: PackageRows
        /// A row is a position in ``packages``.
        fileprivate(set) var list: FilteredRows

        /// - Parameter last: the same license as the inventory before had it; nil if it was not
        ///   open.
        fileprivate init(_ group: LicenseGroup, in groups: LicenseGroups, after last: Opened?) {
            let packages = groups.packages(of: group)
            let selected = last?.list.selected.flatMap { last?.packages[$0].id }
            self.group = group
            self.packages = packages
            list = last?.list ?? FilteredRows()
            list.replace(
                order: Array(packages.indices), keys: packages.map(\.filterKey),
                selected: selected.flatMap(packages.position))
        }

        /// Those that the filter leaves.
        var rows: PackageRows { packages[list.rows] }
    }

    /// Whether keys write the filter rather than move.
    public private(set) var isFiltering = false
    public private(set) var order = Order.count
    /// Nil if the licenses themselves are shown.
    private(set) var opened: Opened?

    /// Nil before the inventory has come.
    private(set) var groups: LicenseGroups?
    /// A row is the number of a license among the groups.
    private var licenses = FilteredRows()

    /// The list that is shown: that of the licenses, or of the packages of one that is opened.
    private var list: FilteredRows {
        get { opened?.list ?? licenses }
        set { if opened == nil { licenses = newValue } else { opened?.list = newValue } }
    }

    /// What the rows shown have in their name or license, or a license in its category; empty for
    /// all.
    public var filter: String { list.filter }
    public var position: ListPosition { list.position }
    /// The licenses to show, filtered and ordered; none before the inventory has come.
    public var rows: [LicenseGroup] {
        licenses.rows.compactMap { groups?.groups[$0] }
    }
    /// The license that is selected; nil if no row is.
    public var selection: LicenseGroup? { licenses.selected.flatMap { groups?.groups[$0] } }
}

extension LicensesTabState {
    /// The inventory has come, or has changed; what is selected and opened stays so.
    mutating func onInventory(_ groups: LicenseGroups) {
        let selected = selection?.name
        self.groups = groups
        licenses.replace(
            order: groups.order(order), keys: groups.keys,
            selected: groups.groups.firstIndex { $0.name == selected })
        opened = groups.groups.first { $0.name == opened?.group.name }
            .map { Opened($0, in: groups, after: opened) }
    }

    /// Another row of the licenses, or of the packages of one that is opened.
    public mutating func onMove(to position: ListPosition) {
        list.position = position
    }

    /// Selects a package that was looked at elsewhere; does nothing if it isn't shown.
    public mutating func onReveal(_ id: PackageLicense.ID) {
        if let row = opened?.packages.position(of: id) { opened?.list.select(row) }
    }

    /// The filter is about to be written.
    public mutating func onFilterBegin() {
        isFiltering = true
    }

    public mutating func onFilter(_ filter: String) {
        list.narrow(to: filter)
    }

    public mutating func onFilterAccept() {
        isFiltering = false
    }

    /// The other order; what comes first in it is looked at.
    public mutating func onSort() {
        if opened != nil { return }
        order = order == .count ? .name : .count
        if let groups { licenses.reorder(groups.order(order)) }
    }

    /// The selected license is opened.
    public mutating func onOpen() {
        guard let groups, let selection else { return }
        opened = Opened(selection, in: groups, after: nil)
    }

    /// Closes the topmost of the filter of what is shown, an opened license, and the filter of the
    /// licenses.
    public mutating func onEscape() {
        if isFiltering || !filter.isEmpty { list.narrow(to: "") } else { opened = nil }
        isFiltering = false
    }
}

/// The licenses of an inventory with the packages that name them, made ready to be filtered and
/// ordered.
struct LicenseGroups: Sendable {
    let entries: [PackageLicense]
    /// By name; packages without a license are the group ``LicenseExpression/noAssertion``.
    let groups: [LicenseGroup]
    /// What each license is filtered by: its id and its category.
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
    func order(_ order: LicensesTabState.Order) -> [Int] {
        order == .count ? byCount : Array(groups.indices)
    }

    /// How many licenses are named; packages without one name none.
    var licenses: Int { groups.count { $0.expression != nil } }

    /// The packages that name a license.
    func packages(of group: LicenseGroup) -> PackageRows {
        PackageRows(entries, order: group.members)
    }
}
