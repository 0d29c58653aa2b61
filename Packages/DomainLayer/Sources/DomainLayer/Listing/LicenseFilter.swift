/// The filters of a query, prepared for many entries.
struct LicenseFilter {
    private var packages: PackageIndex?
    private var licenses: [LicensePattern]
    private var mains: [LicensePattern]
    private var categories: Set<LicenseCategory>
    private var wantsUnknown: Bool
    private var bases: Set<StatementBasis>
    private var categoriesOfAnswers = SharedFileCache<Set<LicenseCategory>>()
    private var namedAnswers = SharedFileCache<Bool>()

    init(_ query: LicenseQuery) {
        packages =
            query.packages.isEmpty
            ? nil
            : PackageIndex([PackageSelection(packages: query.packages.map(PackagePattern.init))])
        licenses = query.licenses
        mains = query.mains
        categories = Set(query.categories)
        wantsUnknown = query.wantsUnknown
        bases = Set(query.bases)
    }

    /// Whether there is no filter at all.
    var letsAllThrough: Bool {
        packages == nil && licenses.isEmpty && mains.isEmpty && categories.isEmpty && !wantsUnknown
            && bases.isEmpty
    }

    /// A filter that looks at licenses lets a package through for what its copyright file says, and
    /// for what was concluded.
    mutating func lets(_ entry: PackageLicense) -> Bool {
        if !bases.isEmpty, !bases.contains(entry.basis) { return false }
        if let packages, packages.matches(entry).isEmpty { return false }
        return letsLicense(of: entry) || entry.asConcluded.map { letsLicense(of: $0) } ?? false
    }

    private mutating func letsLicense(of entry: PackageLicense) -> Bool {
        if !categories.isEmpty, !isOf(categories, entry) { return false }
        if wantsUnknown, !isOf([.unknown], entry) { return false }
        let (mains, licenses) = (mains, licenses)
        return namedAnswers.value(for: entry) { entry in
            if !mains.isEmpty, !mains.mention(entry.mainExpression ?? entry.expression) {
                return false
            }
            return licenses.isEmpty || licenses.mention(entry.expression)
                || entry.statements.contains { statement in
                    statement.underlying.contains { licenses.mention(.license(LicenseTerm($0))) }
                }
        }
    }

    private mutating func isOf(_ sought: Set<LicenseCategory>, _ entry: PackageLicense) -> Bool {
        let own = categoriesOfAnswers.value(for: entry, \.categoriesOfClauses)
        return !sought.isDisjoint(with: own) || sought.contains(.unknown) && entry.hasUnknownTerms
    }
}

extension [LicensePattern] {
    /// Whether any of the patterns mentions a license of the expression; nil means no license.
    fileprivate func mention(_ expression: LicenseExpression?) -> Bool {
        guard let expression else { return contains { $0.covers(nil) } }
        return expression.terms.contains { term in contains { $0.mentions(term) } }
    }
}
