/// The filters of a query, made ready to be asked about many entries.
struct LicenseFilter {
    private var packages: PackageFilter?
    private var licenses: [LicensePattern]
    private var mains: [LicensePattern]
    private var categories: Set<LicenseCategory>
    private var bases: Set<EvidenceKind>

    init(_ query: LicenseQuery) {
        packages = query.packages.isEmpty ? nil : PackageFilter(query.packages)
        licenses = query.licenses
        mains = query.mains
        categories = Set(query.categories)
        bases = Set(query.bases)
    }

    /// Whether there is no filter at all.
    var letsAllThrough: Bool {
        packages == nil && licenses.isEmpty && mains.isEmpty && categories.isEmpty && bases.isEmpty
    }

    func lets(_ entry: LicenseEntry) -> Bool {
        if !bases.isEmpty, !bases.contains(entry.basis) { return false }
        if let packages, !packages.lets(entry) { return false }
        if !categories.isEmpty, !categories.contains(entry.category) { return false }
        if !mains.isEmpty, !mains.mention(entry.mainExpression ?? entry.expression) { return false }
        return licenses.isEmpty || licenses.mention(entry.expression)
            || entry.statements.contains { statement in
                statement.underlying.contains { licenses.mention(.license(LicenseTerm($0))) }
            }
    }
}

extension [LicensePattern] {
    /// Whether any of them mentions a licence of the expression; nil stands for no licence.
    fileprivate func mention(_ expression: LicenseExpression?) -> Bool {
        guard let expression else { return contains { $0.covers(nil) } }
        return expression.terms.contains { term in contains { $0.mentions(term) } }
    }
}

/// Which packages to list: by name, by `name:architecture`, or by a glob of either.
private struct PackageFilter {
    /// Patterns without wildcards, looked up at once: there can be as many as there are packages.
    private var literals: Set<String> = []
    private var globs: [(name: Glob, architecture: Glob?)] = []
    private var hasLiteralIDs = false

    init(_ patterns: [String]) {
        for pattern in patterns {
            if Glob.hasWildcards(pattern) {
                // A name has no colon, so a pattern with one is about both of its parts.
                let parts = pattern.split(
                    separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                globs.append(
                    (Glob(String(parts[0])), parts.count > 1 ? Glob(String(parts[1])) : nil))
            } else {
                literals.insert(pattern)
                hasLiteralIDs = hasLiteralIDs || pattern.contains(":")
            }
        }
    }

    func lets(_ entry: LicenseEntry) -> Bool {
        if literals.contains(entry.name) { return true }
        if hasLiteralIDs, literals.contains(entry.id) { return true }
        return globs.contains { name, architecture in
            name.matches(entry.name) && architecture?.matches(entry.architecture) != false
        }
    }
}
