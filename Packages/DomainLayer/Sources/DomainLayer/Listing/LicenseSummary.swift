/// How often each license and category occurs in an inventory.
public struct LicenseSummary: Hashable, Sendable {
    public var system: SystemIdentity
    /// The number of packages.
    public var packages: Int
    /// Packages by main license, see ``PackageLicense/mainAnswer``, most first, then by expression;
    /// packages without one are not counted.
    public var mainLicenses: [Count<LicenseExpression>]
    /// Packages by concluded license, most first, then by expression; without those of which
    /// nothing was concluded.
    public var concludedLicenses: [Count<LicenseExpression>]
    /// Packages by license id (exceptions are not counted), most first, then by id.
    public var licenses: [Count<String>]
    /// Packages by category as far as it is known, see ``PackageLicense/category``, most first;
    /// each package is counted once.
    public var categories: [Count<LicenseCategory>]
    /// Packages by the categories that a query finds them under, see ``LicenseQuery/categories``,
    /// most first; a package may be counted several times.
    public var listedCategories: [Count<LicenseCategory>]
    /// Packages by basis, strongest first; without those that don't occur.
    public var bases: [Count<StatementBasis>]
    /// Packages with something unknown in their license, see ``PackageLicense/isUnknown``.
    public var unknown: Int
    /// Packages that need an unlisted license, see ``PackageLicense/isUnlisted``: the unknown ones,
    /// and those whose texts could be read.
    public var unlisted: Int
    /// Packages without an expression.
    public var withoutAnswer: Int
    /// Findings by kind, most first.
    public var findings: [Count<LicenseFinding.Kind>]
    /// Whether something could not be read.
    public var isIncomplete: Bool

    public init(
        system: SystemIdentity,
        packages: Int,
        mainLicenses: [Count<LicenseExpression>] = [],
        concludedLicenses: [Count<LicenseExpression>] = [],
        licenses: [Count<String>] = [],
        categories: [Count<LicenseCategory>] = [],
        listedCategories: [Count<LicenseCategory>] = [],
        bases: [Count<StatementBasis>] = [],
        unknown: Int = 0,
        unlisted: Int = 0,
        withoutAnswer: Int = 0,
        findings: [Count<LicenseFinding.Kind>] = [],
        isIncomplete: Bool = false
    ) {
        self.system = system
        self.packages = packages
        self.mainLicenses = mainLicenses
        self.concludedLicenses = concludedLicenses
        self.licenses = licenses
        self.categories = categories
        self.listedCategories = listedCategories
        self.bases = bases
        self.unknown = unknown
        self.unlisted = unlisted
        self.withoutAnswer = withoutAnswer
        self.findings = findings
        self.isIncomplete = isIncomplete
    }

    /// A key and the number of packages that it occurs in (for findings: how often it occurs).
    public struct Count<Key: Hashable & Sendable>: Hashable, Sendable {
        public var key: Key
        public var count: Int

        public init(_ key: Key, _ count: Int) {
            self.key = key
            self.count = count
        }
    }
}

extension LicenseInventory {
    /// How often each license, category, basis and finding occurs.
    public func summary() -> LicenseSummary {
        var mainLicenses: [LicenseExpression: Int] = [:]
        var licenses: [String: Int] = [:]
        var categories: [LicenseCategory: Int] = [:]
        var listed: [LicenseCategory: Int] = [:]
        var bases: [StatementBasis: Int] = [:]
        var concluded: [LicenseExpression: Int] = [:]
        var kinds: [LicenseFinding.Kind: Int] = [:]
        var unlisted = 0
        for answer in sharedAnswers() {
            let entry = answer.entry
            if let main = entry.mainExpression ?? entry.expression {
                mainLicenses[main, default: 0] += answer.packages
            }
            for license in entry.licenses { licenses[license, default: 0] += answer.packages }
            categories[entry.category, default: 0] += answer.packages
            let own = entry.categoriesOfClauses
            for category in own { listed[category, default: 0] += answer.packages }
            if !own.contains(.unknown) {
                listed[.unknown, default: 0] += answer.withUnknownTerms
            }
            let isUnlisted = entry.expression?.isUnknown() ?? true
            unlisted += isUnlisted ? answer.packages : answer.withUnknownTerms
        }
        for entry in entries {
            for finding in entry.findings { kinds[finding.kind, default: 0] += 1 }
            bases[entry.basis, default: 0] += 1
            if let conclusion = entry.conclusion {
                concluded[conclusion.expression, default: 0] += 1
            }
        }
        for finding in findings { kinds[finding.kind, default: 0] += 1 }
        return LicenseSummary(
            system: system,
            packages: entries.count,
            mainLicenses: Self.mostFirst(mainLicenses),
            concludedLicenses: Self.mostFirst(concluded),
            licenses: Self.mostFirst(licenses.keys.sorted(), licenses),
            categories: Self.mostFirst(LicenseCategory.allCases, categories),
            listedCategories: Self.mostFirst(
                LicenseCategory.allCases, listed.filter { $0.value > 0 }),
            bases: StatementBasis.allCases.compactMap { basis in
                bases[basis].map { LicenseSummary.Count(basis, $0) }
            },
            unknown: listed[.unknown, default: 0],
            unlisted: unlisted,
            withoutAnswer: entries.count { $0.expression == nil },
            findings: Self.mostFirst(LicenseFinding.Kind.allCases, kinds),
            isIncomplete: isIncomplete)
    }

    /// For each answer that packages share: one of the packages, how many they are, and how many of
    /// them may also be under unknown terms.
    private func sharedAnswers() -> [(entry: PackageLicense, packages: Int, withUnknownTerms: Int)]
    {
        var answers: [(entry: PackageLicense, packages: Int, withUnknownTerms: Int)] = []
        var indices = SharedFileCache<Int>()
        for entry in entries {
            let index = indices.value(for: entry) { _ in answers.count }
            if index == answers.count { answers.append((entry, 0, 0)) }
            answers[index].packages += 1
            answers[index].withUnknownTerms += entry.hasUnknownTerms ? 1 : 0
        }
        return answers
    }

    private static func mostFirst(
        _ counts: [LicenseExpression: Int]
    ) -> [LicenseSummary.Count<LicenseExpression>] {
        mostFirst(counts.keys.sorted { $0.description < $1.description }, counts)
    }

    /// The keys that occur, most first; those that occur equally often keep their order.
    private static func mostFirst<Key: Hashable>(
        _ keys: [Key], _ counts: [Key: Int]
    ) -> [LicenseSummary.Count<Key>] {
        keys.enumerated()
            .compactMap { index, key in counts[key].map { (index, LicenseSummary.Count(key, $0)) } }
            .sorted { ($1.1.count, $0.0) < ($0.1.count, $1.0) }
            .map(\.1)
    }
}
