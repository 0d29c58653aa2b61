/// The entries that a query lets through, in its order and groups.
public struct LicenseListing: Hashable, Sendable {
    public var system: SystemIdentity
    public var grouping: LicenseGrouping
    /// The entries let through, in the query's order.
    public var entries: [LicenseEntry]
    /// The same entries by source or by licence, in the query's order; empty where the grouping is
    /// by package.
    public var groups: [LicenseGroup]
    /// What concerns the system rather than one package.
    public var findings: [LicenseFinding]
    /// Texts of the listed entries' `LicenseRef-` ids, where they were asked for.
    public var texts: [String: String]
    /// How many entries the inventory has, listed or not.
    public var total: Int
    /// Whether something in the whole inventory could not be read.
    public var isIncomplete: Bool

    public init(
        system: SystemIdentity,
        grouping: LicenseGrouping = .package,
        entries: [LicenseEntry],
        groups: [LicenseGroup] = [],
        findings: [LicenseFinding] = [],
        texts: [String: String] = [:],
        total: Int,
        isIncomplete: Bool = false
    ) {
        self.system = system
        self.grouping = grouping
        self.entries = entries
        self.groups = groups
        self.findings = findings
        self.texts = texts
        self.total = total
        self.isIncomplete = isIncomplete
    }
}

/// Entries that share a source package or a licence.
public struct LicenseGroup: Hashable, Sendable {
    /// The source package's name, or the licence's id; ``LicenseExpression/noAssertion`` for
    /// entries without one.
    public var name: String
    /// The source package's version; nil where the group is a licence.
    public var version: String?
    /// Positions in ``LicenseListing/entries``, ascending.
    public var members: [Int]
    /// The AND of the members' expressions, simplified; the licence itself where it groups; nil
    /// where no member has one.
    public var expression: LicenseExpression?

    public init(
        name: String, version: String? = nil, members: [Int], expression: LicenseExpression?
    ) {
        self.name = name
        self.version = version
        self.members = members
        self.expression = expression
    }
}
