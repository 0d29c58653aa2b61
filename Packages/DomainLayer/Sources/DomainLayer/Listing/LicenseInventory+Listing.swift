extension LicenseInventory {
    /// The entries that the query lets through, in its order and groups.
    ///
    /// A query that asks for nothing shares the inventory's entries instead of copying them.
    public func listing(for query: LicenseQuery) -> LicenseListing {
        let filter = LicenseFilter(query)
        let listed = filter.letsAllThrough ? entries : entries.filter(filter.lets)
        let ordered = query.order.sorted(listed)
        return LicenseListing(
            system: system,
            grouping: query.grouping,
            entries: ordered,
            groups: query.order.sorted(query.grouping.groups(of: ordered), of: ordered),
            findings: findings,
            texts: filter.letsAllThrough ? texts : texts(of: listed),
            total: entries.count,
            isIncomplete: isIncomplete)
    }

    /// The texts behind the licences that these entries name.
    private func texts(of entries: [LicenseEntry]) -> [String: String] {
        if texts.isEmpty { return [:] }
        var named: [String: String] = [:]
        for entry in entries {
            entry.expression?.forEachTerm { named[$0.id] = texts[$0.id] }
        }
        return named
    }
}
