/// How often each licence and category occurs in an inventory.
public struct LicenseSummary: Hashable, Sendable {
    public var system: SystemIdentity
    /// The number of packages.
    public var packages: Int
    /// Packages by licence id (exceptions are not counted), most first, then by id.
    public var licenses: [Count<String>]
    /// Packages by category, most first; a package counts once in each of its licences' categories.
    public var categories: [Count<LicenseCategory>]
    /// Packages by basis, strongest first, those that occur.
    public var bases: [Count<LicenseBasis>]
    /// Packages without an expression.
    public var withoutAnswer: Int
    /// Findings by kind, most first.
    public var findings: [Count<LicenseFinding.Kind>]
    /// Whether something could not be read.
    public var isIncomplete: Bool

    public init(
        system: SystemIdentity,
        packages: Int,
        licenses: [Count<String>] = [],
        categories: [Count<LicenseCategory>] = [],
        bases: [Count<LicenseBasis>] = [],
        withoutAnswer: Int = 0,
        findings: [Count<LicenseFinding.Kind>] = [],
        isIncomplete: Bool = false
    ) {
        self.system = system
        self.packages = packages
        self.licenses = licenses
        self.categories = categories
        self.bases = bases
        self.withoutAnswer = withoutAnswer
        self.findings = findings
        self.isIncomplete = isIncomplete
    }

    /// A thing and the number of packages it occurs in (of findings: how often it occurs).
    public struct Count<Key: Hashable & Sendable>: Hashable, Sendable {
        public var key: Key
        public var count: Int

        public init(_ key: Key, _ count: Int) {
            self.key = key
            self.count = count
        }
    }
}
