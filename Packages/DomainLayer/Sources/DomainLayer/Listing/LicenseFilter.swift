/// The filters of a query, made ready to be asked about many entries.
struct LicenseFilter {
    private var packages: PackageFilter?
    private var licenses: [Glob]
    private var categories: Set<LicenseCategory>
    private var bases: Set<EvidenceKind>

    init(_ query: LicenseQuery) {
        packages = query.packages.isEmpty ? nil : PackageFilter(query.packages)
        licenses = query.licenses.map { Glob($0, ignoringCase: true) }
        categories = Set(query.categories)
        bases = Set(query.bases)
    }

    /// Whether there is no filter at all.
    var letsAllThrough: Bool {
        packages == nil && licenses.isEmpty && categories.isEmpty && bases.isEmpty
    }

    func lets(_ entry: LicenseEntry) -> Bool {
        if !bases.isEmpty, !bases.contains(entry.basis) { return false }
        if let packages, !packages.lets(entry) { return false }
        if !categories.isEmpty, !categories.contains(entry.category) { return false }
        return licenses.isEmpty || names(entry)
    }

    private func names(_ entry: LicenseEntry) -> Bool {
        func match(_ id: String) -> Bool { licenses.contains { $0.matches(id) } }
        return entry.licenses.contains(where: match) || entry.exceptions.contains(where: match)
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
