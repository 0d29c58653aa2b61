/// The entries that pass a query, in its order and groups.
public struct LicenseListing: Hashable, Sendable {
    public var system: SystemIdentity
    public var grouping: LicenseGrouping
    /// The entries that pass, in the query's order.
    public var entries: [PackageLicense]
    /// The entries grouped by source or by license, in the query's order; empty if the grouping is
    /// by package.
    public var groups: [LicenseGroup]
    /// Findings about the whole system rather than one package.
    public var findings: [LicenseFinding]
    /// Texts of the listed entries' `LicenseRef-` ids, if they were asked for.
    public var texts: [String: String]
    /// How many entries the inventory has, listed or not.
    public var total: Int
    /// Whether the query left entries out.
    public var isFiltered: Bool
    /// The names in the inventory that are installed for several architectures.
    public var multiarchNames: Set<String>
    /// Whether something in the whole inventory could not be read.
    public var isIncomplete: Bool
    /// How the layers of the image changed the listed packages, and those that the query would list
    /// if the image still had them; nil unless that was asked for.
    public var layers: LayerHistory?

    public init(
        system: SystemIdentity,
        grouping: LicenseGrouping = .package,
        entries: [PackageLicense],
        groups: [LicenseGroup] = [],
        findings: [LicenseFinding] = [],
        texts: [String: String] = [:],
        total: Int,
        isFiltered: Bool = false,
        multiarchNames: Set<String> = [],
        isIncomplete: Bool = false,
        layers: LayerHistory? = nil
    ) {
        self.system = system
        self.grouping = grouping
        self.entries = entries
        self.groups = groups
        self.findings = findings
        self.texts = texts
        self.total = total
        self.isFiltered = isFiltered
        self.multiarchNames = multiarchNames
        self.isIncomplete = isIncomplete
        self.layers = layers
    }
}

/// Entries that share a source package or a license.
public struct LicenseGroup: Hashable, Sendable {
    /// The source package's name, the license's id or the main license;
    /// ``LicenseExpression/noAssertion`` for entries without one.
    public var name: String
    /// The source package's version; nil if the group is a license.
    public var version: String?
    /// Positions in ``LicenseListing/entries``, ascending.
    public var members: [Int]
    /// The AND of the members' expressions, simplified; the license itself if the group is one; nil
    /// if no member has one.
    public var expression: LicenseExpression?
    /// The category of the expression as far as it is known, as ``PackageLicense/category``.
    public var category: LicenseCategory

    /// - Parameters:
    ///   - name: that of a source package, a license, or ``LicenseExpression/noAssertion``.
    ///   - version: the source package's.
    ///   - members: positions in ``LicenseListing/entries``.
    ///   - expression: what the members say together.
    ///   - readings: what the texts of unlisted licenses say, by the licenses' ids.
    public init(
        name: String, version: String? = nil, members: [Int], expression: LicenseExpression?,
        readings: [String: LicenseReading] = [:]
    ) {
        self.name = name
        self.version = version
        self.members = members
        self.expression = expression
        category = expression?.category(reading: readings) ?? .unknown
    }
}

extension LicenseListing {
    /// How many of the listed packages have a conclusion.
    public var conclusions: Int { entries.count { $0.conclusion != nil } }
}

extension LicenseInventory {
    /// The entries that pass the query, in its order and groups.
    ///
    /// A query without filters or order shares the inventory's entries instead of copying them.
    ///
    /// - Parameters:
    ///   - query: what to list.
    ///   - layers: the history of the image that was read; nil if it was not asked for.
    public func listing(
        for query: LicenseQuery, layers: LayerHistory? = nil
    ) -> LicenseListing {
        var filter = LicenseFilter(query)
        let listed = filter.letsAllThrough ? entries : entries.filter { filter.lets($0) }
        let ordered = query.order.sorted(listed)
        let rows = query.grouping == .package ? query.cut(ordered) : ordered
        return LicenseListing(
            system: system,
            grouping: query.grouping,
            entries: rows,
            groups: query.cut(query.order.sorted(query.grouping.groups(of: rows), of: rows)),
            findings: findings,
            texts: filter.letsAllThrough ? texts : texts(of: listed),
            total: entries.count,
            isFiltered: !filter.letsAllThrough || query.limit != nil,
            multiarchNames: multiarchNames,
            isIncomplete: isIncomplete,
            layers: layers?.filtered(by: query))
    }

    /// The names that several entries have; such entries are neighbors.
    private var multiarchNames: Set<String> {
        Set(zip(entries, entries.dropFirst()).lazy.filter { $0.name == $1.name }.map(\.0.name))
    }

    /// The texts of the `LicenseRef-` ids that these entries name.
    private func texts(of entries: [PackageLicense]) -> [String: String] {
        if texts.isEmpty { return [:] }
        var named: [String: String] = [:]
        for entry in entries {
            entry.expression?.forEachTerm { named[$0.id] = texts[$0.id] }
        }
        return named
    }
}

extension LicenseGrouping {
    /// The groups of these entries, ordered by name, then version; empty if the grouping is by
    /// package.
    func groups(of entries: [PackageLicense]) -> [LicenseGroup] {
        switch self {
        case .package: []
        case .source: Self.sources(of: entries)
        case .license: Self.licenses(of: entries)
        case .main: Self.mainLicenses(of: entries)
        }
    }

    private static func sources(of entries: [PackageLicense]) -> [LicenseGroup] {
        var members: [SourcePackage: [Int]] = [:]
        for (index, entry) in entries.enumerated() {
            members[entry.source, default: []].append(index)
        }
        return members.map { source, members in
            LicenseGroup(
                name: source.name,
                version: source.version,
                members: members,
                expression: expression(of: members, in: entries),
                readings: readings(of: members, in: entries))
        }
        .sorted { ($0.name, $0.version ?? "") < ($1.name, $1.version ?? "") }
    }

    private static func licenses(of entries: [PackageLicense]) -> [LicenseGroup] {
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
                expression: isKnown ? .license(LicenseTerm(license)) : nil,
                readings: entries[members[0]].readings)
        }
        .sorted { $0.name < $1.name }
    }

    private static func mainLicenses(of entries: [PackageLicense]) -> [LicenseGroup] {
        var members: [LicenseExpression?: [Int]] = [:]
        for (index, entry) in entries.enumerated() {
            members[entry.mainAnswer.expression, default: []].append(index)
        }
        return members.map { expression, members in
            LicenseGroup(
                name: expression.orNoAssertion,
                members: members,
                expression: expression,
                readings: entries[members[0]].readings)
        }
        .sorted { $0.name < $1.name }
    }

    /// The expressions of all members joined by AND. Packages of one source mostly have equal
    /// expressions, so each one is taken once.
    private static func expression(
        of members: [Int], in entries: [PackageLicense]
    ) -> LicenseExpression? {
        var expressions: [LicenseExpression] = []
        for member in members {
            guard let expression = entries[member].expression, expression != expressions.last
            else { continue }
            expressions.append(expression)
        }
        return LicenseExpression.all(expressions)?.simplified
    }

    private static func readings(
        of members: [Int], in entries: [PackageLicense]
    ) -> [String: LicenseReading] {
        var readings: [String: LicenseReading] = [:]
        var last = readings
        for member in members where entries[member].readings != last {
            last = entries[member].readings
            readings.merge(last) { first, _ in first }
        }
        return readings
    }
}
