extension LicenseInventory {
    /// How often each licence, category, basis and finding occurs.
    public func summary() -> LicenseSummary {
        var licenses: [String: Int] = [:]
        var categories: [LicenseCategory: Int] = [:]
        var bases: [LicenseBasis: Int] = [:]
        var kinds: [LicenseFinding.Kind: Int] = [:]
        for entry in entries {
            for license in entry.licenses { licenses[license, default: 0] += 1 }
            for category in entry.categories { categories[category, default: 0] += 1 }
            for finding in entry.findings { kinds[finding.kind, default: 0] += 1 }
            bases[entry.basis, default: 0] += 1
        }
        for finding in findings { kinds[finding.kind, default: 0] += 1 }
        return LicenseSummary(
            system: system,
            packages: entries.count,
            licenses: Self.mostFirst(licenses.keys.sorted(), licenses),
            categories: Self.mostFirst(LicenseCategory.allCases, categories),
            bases: LicenseBasis.allCases.compactMap { basis in
                bases[basis].map { LicenseSummary.Count(basis, $0) }
            },
            withoutAnswer: entries.count { $0.expression == nil },
            findings: Self.mostFirst(LicenseFinding.Kind.allCases, kinds),
            isIncomplete: isIncomplete)
    }

    /// The keys that occur, most first; those that occur equally often stay as they are.
    private static func mostFirst<Key: Hashable>(
        _ keys: [Key], _ counts: [Key: Int]
    ) -> [LicenseSummary.Count<Key>] {
        keys.enumerated()
            .compactMap { place, key in counts[key].map { (place, LicenseSummary.Count(key, $0)) } }
            .sorted { ($1.1.count, $0.0) < ($0.1.count, $1.0) }
            .map(\.1)
    }
}
