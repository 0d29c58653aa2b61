/// Which statements of a package name which licence, so that each licence of a long file finds its
/// own without reading all of them.
struct StatedTerms {
    /// For each of the statements' claims the licences in it; empty where it names none.
    private var terms: [Set<LicenseTerm>]
    /// For each claim the lines of the statements that make it, in the file's order.
    private var lines: [[ClosedRange<Int>]]
    /// For each claim what its `LicenseRef-` ids build upon.
    private var underlying: [[String]]
    /// The claims that name a licence, ascending.
    private var claims: [LicenseTerm: [Int]] = [:]

    init(_ statements: LicenseStatements) {
        terms = statements.claims.map { Set($0.expression?.terms ?? []) }
        var lines = [[ClosedRange<Int>]](repeating: [], count: terms.count)
        var underlying = [[String]](repeating: [], count: terms.count)
        statements.lendPacked { statement in
            lines[statement.claim].append(statement.lines)
            underlying[statement.claim] += statement.underlying.strings
        }
        self.lines = lines
        self.underlying = underlying
        for (claim, terms) in terms.enumerated() {
            for term in terms { claims[term, default: []].append(claim) }
        }
    }

    /// The lines that state a part of the package's licence, in order, each once.
    ///
    /// They are those of the statements that name all of its licences, or the rarest of them where
    /// none names all; for no licence at all, those of the statements without one.
    func lines(of license: LicenseExpression?) -> [ClosedRange<Int>] {
        guard let license else { return lines(of: terms.indices.filter { terms[$0].isEmpty }) }
        let wanted = license.terms
        let found = wanted.compactMap { claims[$0] }
        guard let rarest = found.min(by: { $0.count < $1.count }) else { return [] }
        let whole = rarest.filter { terms[$0].isSuperset(of: wanted) }
        return lines(of: whole.isEmpty ? rarest : whole)
    }

    private func lines(of claims: [Int]) -> [ClosedRange<Int>] {
        var once: [ClosedRange<Int>] = []
        let all = claims.flatMap { lines[$0] }
            .sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
        for range in all where range != once.last { once.append(range) }
        return once
    }

    /// The ids that a `LicenseRef-` builds upon, each once, ordered as bytes.
    func underlying(of term: LicenseTerm) -> [String] {
        guard term.id.hasPrefix("LicenseRef-") else { return [] }
        return (claims[term] ?? []).flatMap { underlying[$0] }.sortedOnce()
    }
}
