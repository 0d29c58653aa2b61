extension LicenseExpression {
    /// The category of each term, which is in SPDX syntax; ordered by term as bytes.
    public var categories: [(term: String, category: LicenseCategory)] {
        terms.map { ($0.description, SPDXLicenseList.category(of: $0)) }.sorted { $0.0 < $1.0 }
    }

    /// What nobody can avoid, as far as it is known: the most demanding of what the clauses ask;
    /// ``LicenseCategory/unknown`` if nothing is known.
    public var category: LicenseCategory {
        let asked = categoriesOfClauses
        return asked.filter { $0 != .unknown }.max() ?? .unknown
    }

    /// Whether something in it is unknown: a clause has no alternative that is known.
    public var isUnknown: Bool { categoriesOfClauses.contains(.unknown) }

    /// What each clause of the conjunctive normal form asks: the category of its least demanding
    /// known alternative, or ``LicenseCategory/unknown`` if none is known.
    ///
    /// The clauses are those of the minimal form. If there are more than it has room for, clauses
    /// that ask no more than others may be among them.
    public var categoriesOfClauses: Set<LicenseCategory> {
        guard offersChoice else { return Set(terms.lazy.map(SPDXLicenseList.category)) }
        guard let clauses else { return categoriesOfTree }
        return Set(clauses.map(\.category))
    }
}

extension [LicenseTerm] {
    /// The category of the least demanding alternative; the unknown demand most.
    var category: LicenseCategory { lazy.map(SPDXLicenseList.category).min() ?? .unknown }
}

extension LicenseExpression {
    /// Whether there is an OR in it.
    private var offersChoice: Bool {
        switch self {
        case .license: false
        case .and(let operands): operands.contains(where: \.offersChoice)
        case .or: true
        }
    }

    /// What clauses ask that are not written out: a clause of an OR joins one of each operand, and
    /// asks what the least demanding of those does.
    ///
    /// Recursion ends where parentheses do: see ``nestingLimit``.
    private var categoriesOfTree: Set<LicenseCategory> {
        switch self {
        case .license(let term): [SPDXLicenseList.category(of: term)]
        case .and(let operands):
            operands.reduce(into: []) { $0.formUnion($1.categoriesOfTree) }
        case .or(let operands):
            operands.dropFirst().reduce(operands.first?.categoriesOfTree ?? []) { found, operand in
                let others = operand.categoriesOfTree
                let limit = min(found.max() ?? .unknown, others.max() ?? .unknown)
                return found.union(others).filter { $0 <= limit }
            }
        }
    }
}
