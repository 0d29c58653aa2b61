import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// What the screen of all licenses shows: a value, and a mutating method for each input.
struct LicensesTabState: Sendable {
    /// How the licenses are ordered.
    enum Order: CaseIterable, Sendable {
        /// The license that most packages name comes first.
        case count
        case name
    }

    /// An opened license with its packages.
    struct Opened: Sendable {
        let group: LicenseGroup
        /// All packages that name the license.
        let packages: PackageRows
        /// A row is a position in ``packages``.
        fileprivate(set) var list: FilteredRows

        /// - Parameter last: what was open before the inventory changed, whose filter and selection
        ///   are kept; nil if the license is opened now.
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

        /// The packages that pass the filter.
        var rows: PackageRows { packages[list.rows] }
    }

    /// Whether keys edit the filter instead of moving the selection.
    private(set) var isFiltering = false
    private(set) var order = Order.count
    /// Nil while the list of licenses is shown.
    private(set) var opened: Opened?
    /// What the sheet shows; nil if it is closed.
    private(set) var sheet: PackageSheetSubject?

    /// Nil until the inventory is there.
    private(set) var groups: LicenseGroups?
    /// A row is the index of a license in the groups.
    private var licenses = FilteredRows()

    /// The list on the screen: the licenses, or the packages of the opened one.
    private var list: FilteredRows {
        get { opened?.list ?? licenses }
        set { if opened == nil { licenses = newValue } else { opened?.list = newValue } }
    }

    /// The filter of the list on the screen. It matches the name and license of a package, or the
    /// id and category of a license; an empty one shows all.
    var filter: String { list.filter }
    var position: ListPosition { list.position }
    /// The licenses to show, filtered and ordered; empty until the inventory is there.
    var rows: [LicenseGroup] {
        licenses.rows.compactMap { groups?.groups[$0] }
    }
    /// The selected license; nil if no row is selected.
    var selection: LicenseGroup? { licenses.selected.flatMap { groups?.groups[$0] } }
}

extension LicensesTabState {
    /// The inventory is there or has changed; the selection and the opened license are kept.
    mutating func onInventory(_ groups: LicenseGroups) {
        let selected = selection?.name
        self.groups = groups
        licenses.replace(
            order: groups.order(order), keys: groups.keys,
            selected: groups.groups.firstIndex { $0.name == selected })
        opened = groups.groups.first { $0.name == opened?.group.name }
            .map { Opened($0, in: groups, after: opened) }
    }

    /// Moves in the list on the screen.
    mutating func onMove(to position: ListPosition) {
        list.position = position
    }

    /// Selects the package that the sheet showed last; does nothing if the list lacks it.
    mutating func onReveal(_ id: PackageLicense.ID) {
        if let row = opened?.packages.position(of: id) { opened?.list.select(row) }
    }

    /// Keys edit the filter from now on.
    mutating func onFilterBegin() {
        isFiltering = true
    }

    mutating func onFilter(_ filter: String) {
        list.narrow(to: filter)
    }

    /// Switches to the other order, and to the top of the list.
    mutating func onSort() {
        if opened != nil { return }
        order = order == .count ? .name : .count
        if let groups { licenses.reorder(groups.order(order)) }
    }

    /// Accepts the filter if it is being edited; otherwise opens the packages of the selected
    /// license, or the sheet of the selected package.
    mutating func onEnter() {
        if isFiltering {
            isFiltering = false
            return
        }
        guard let opened else { return open() }
        guard opened.list.selected != nil else { return }
        sheet = PackageSheetSubject(packages: opened.rows, index: opened.list.position.selected)
    }

    private mutating func open() {
        guard let groups, let selection else { return }
        opened = Opened(selection, in: groups, after: nil)
    }

    mutating func onSheetClose() {
        sheet = nil
    }

    /// Closes whichever is on top: the filter of the list on the screen, or the opened license.
    mutating func onEscape() {
        if isFiltering || !filter.isEmpty { list.narrow(to: "") } else { opened = nil }
        isFiltering = false
    }
}

/// The licenses of an inventory with their packages, prepared for filtering and ordering.
struct LicenseGroups: Sendable {
    let entries: [PackageLicense]
    /// Ordered by name; packages without a license form the group
    /// ``LicenseExpression/noAssertion``.
    let groups: [LicenseGroup]
    /// The filter key of each license: its id and its category.
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

    /// The indices of all groups: by name, or with the most packages first.
    func order(_ order: LicensesTabState.Order) -> [Int] {
        order == .count ? byCount : Array(groups.indices)
    }

    /// The number of licenses; the group of packages without one doesn't count.
    var licenses: Int { groups.count { $0.expression != nil } }

    /// The packages that name a license.
    func packages(of group: LicenseGroup) -> PackageRows {
        PackageRows(entries, order: group.members)
    }
}
