import DomainLayer

/// The licences of an inventory with the packages that name them, made ready to be filtered and
/// ordered.
struct LicenseGroups: Sendable {
    let entries: [LicenseEntry]
    /// By name; packages without a licence are the group ``LicenseExpression/noAssertion``.
    let groups: [LicenseGroup]
    let keys: FilterKeys
    private let byCount: [Int32]

    init(_ inventory: LicenseInventory) {
        entries = inventory.entries
        let groups = inventory.listing(for: LicenseQuery(grouping: .license)).groups
        self.groups = groups
        let categories = LicenseCategory.allCases
        keys = FilterKeys(
            own: groups.map(\.name), shared: categories.map(\.label),
            numbers: groups.map { categories.firstIndex(of: $0.category) ?? 0 })
        byCount = groups.indices.sorted {
            (-groups[$0].members.count, $0) < (-groups[$1].members.count, $1)
        }.map(Int32.init)
    }

    /// The numbers of all groups: by name, or those with the most packages first.
    func order(_ order: LicenseBrowserState.Order) -> [Int32] {
        order == .count ? byCount : Array(0..<Int32(groups.count))
    }

    /// How many licences are named; packages without one name none.
    var licenses: Int { groups.count { $0.expression != nil } }

    /// The packages that name a licence.
    func packages(of group: LicenseGroup) -> PackageRows {
        PackageRows(entries, order: group.members.map(Int32.init))
    }
}

extension LicenseGroup {
    /// The category of a group that is a licence; packages without one are of an unknown.
    var category: LicenseCategory { SPDXLicenseList.category(of: name) }
}
