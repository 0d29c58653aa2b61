extension LicenseExpression {
    /// The category of each term, which is in SPDX syntax; ordered by term as bytes.
    ///
    /// - Parameter readings: what the texts of unlisted licenses say, by the licenses' ids.
    public func categories(
        reading readings: [String: LicenseReading] = [:]
    ) -> [(term: String, category: LicenseCategory)] {
        terms.map { ($0.description, $0.category(reading: readings)) }.sorted { $0.0 < $1.0 }
    }

    /// The category that can't be avoided, as far as it is known: the most demanding one that the
    /// clauses ask for; ``LicenseCategory/unknown`` if nothing is known.
    ///
    /// - Parameter readings: what the texts of unlisted licenses say, by the licenses' ids.
    public func category(reading readings: [String: LicenseReading] = [:]) -> LicenseCategory {
        var asked = categoriesOfTree(reading: readings)
        // Superfluous clauses ask for no more than the others, unless they are unknown.
        if asked.contains(.unknown) { asked = categoriesOfClauses(reading: readings) }
        return asked.filter { $0 != .unknown }.max() ?? .unknown
    }

    /// Whether something in the expression is unknown: a clause has no known alternative.
    ///
    /// - Parameter readings: what the texts of unlisted licenses say, by the licenses' ids.
    public func isUnknown(reading readings: [String: LicenseReading] = [:]) -> Bool {
        isDemanded { $0.category(reading: readings) == .unknown }
    }

    /// The `LicenseRef-` ids of the clauses that have no known alternative, each once, ordered as
    /// bytes.
    ///
    /// - Parameter readings: what the texts of unlisted licenses say, by the licenses' ids.
    public func unknownLicenses(
        reading readings: [String: LicenseReading] = [:]
    ) -> [String] {
        let clauses = clauses ?? terms.map { [$0] }
        return clauses.filter { $0.category(reading: readings) == .unknown }.joined()
            .filter(\.isReference).map(\.license).sortedOnce()
    }

    /// What each clause of the conjunctive normal form asks: the category of its least demanding
    /// known alternative, or ``LicenseCategory/unknown`` if none is known.
    ///
    /// The clauses are those of the minimal form. If that form is too large, superfluous clauses,
    /// which ask no more than others, may be among them.
    ///
    /// - Parameter readings: what the texts of unlisted licenses say, by the licenses' ids.
    public func categoriesOfClauses(
        reading readings: [String: LicenseReading] = [:]
    ) -> Set<LicenseCategory> {
        guard offersChoice, let clauses else { return categoriesOfTree(reading: readings) }
        return Set(clauses.map { $0.category(reading: readings) })
    }
}

extension [LicenseTerm] {
    /// The category of the least demanding alternative; the unknown demand most.
    func category(reading readings: [String: LicenseReading] = [:]) -> LicenseCategory {
        lazy.map { $0.category(reading: readings) }.min() ?? .unknown
    }
}

extension LicenseExpression {
    /// Whether each choice includes a license that satisfies the predicate.
    ///
    /// Recursion ends where parentheses do: see ``nestingLimit``.
    func isDemanded(_ holds: (LicenseTerm) -> Bool) -> Bool {
        switch self {
        case .license(let term): holds(term)
        case .and(let operands): operands.contains { $0.isDemanded(holds) }
        case .or(let operands): operands.allSatisfy { $0.isDemanded(holds) }
        }
    }

    /// Whether the expression has an OR.
    private var offersChoice: Bool {
        switch self {
        case .license: false
        case .and(let operands): operands.contains(where: \.offersChoice)
        case .or: true
        }
    }

    /// What the clauses ask, without writing them out: a clause of an OR joins one of each operand,
    /// and asks what the least demanding of those does.
    ///
    /// Recursion ends where parentheses do: see ``nestingLimit``.
    private func categoriesOfTree(
        reading readings: [String: LicenseReading]
    ) -> Set<LicenseCategory> {
        switch self {
        case .license(let term): return [term.category(reading: readings)]
        case .and(let operands):
            return operands.reduce(into: []) { found, operand in
                if case .license(let term) = operand {
                    found.insert(term.category(reading: readings))
                } else {
                    found.formUnion(operand.categoriesOfTree(reading: readings))
                }
            }
        case .or(let operands):
            let first = operands.first?.categoriesOfTree(reading: readings) ?? []
            return operands.dropFirst().reduce(first) { found, operand in
                let others = operand.categoriesOfTree(reading: readings)
                let limit = min(found.max() ?? .unknown, others.max() ?? .unknown)
                return found.union(others).filter { $0 <= limit }
            }
        }
    }
}
