extension LicenseGrouping {
    /// The groups of these entries, ordered by name, then version; empty where it is by package.
    func groups(of entries: [LicenseEntry]) -> [LicenseGroup] {
        switch self {
        case .package: []
        case .source: Self.sources(of: entries)
        case .license: Self.licenses(of: entries)
        }
    }

    private static func sources(of entries: [LicenseEntry]) -> [LicenseGroup] {
        var members: [SourcePackage: [Int]] = [:]
        for (index, entry) in entries.enumerated() {
            members[entry.source, default: []].append(index)
        }
        return members.map { source, members in
            LicenseGroup(
                name: source.name,
                version: source.version,
                members: members,
                expression: expression(of: members, in: entries))
        }
        .sorted { ($0.name, $0.version ?? "") < ($1.name, $1.version ?? "") }
    }

    private static func licenses(of entries: [LicenseEntry]) -> [LicenseGroup] {
        var members: [String: [Int]] = [:]
        for (index, entry) in entries.enumerated() {
            let licenses = entry.licenses
            for license in licenses.isEmpty ? [LicenseExpression.noAssertion] : licenses {
                members[license, default: []].append(index)
            }
        }
        return members.map { license, members in
            let isKnown = license != LicenseExpression.noAssertion
            return LicenseGroup(
                name: license,
                members: members,
                expression: isKnown ? .license(LicenseTerm(license)) : nil)
        }
        .sorted { $0.name < $1.name }
    }

    /// What all members say together. Packages of one source mostly say the same, so that once is
    /// enough for each.
    private static func expression(
        of members: [Int], in entries: [LicenseEntry]
    ) -> LicenseExpression? {
        var expressions: [LicenseExpression] = []
        for member in members {
            guard let expression = entries[member].expression, expression != expressions.last
            else { continue }
            expressions.append(expression)
        }
        return LicenseExpression.all(expressions)?.simplified
    }
}
