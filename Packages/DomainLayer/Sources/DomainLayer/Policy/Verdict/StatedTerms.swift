/// Which statements of a package name which licence, so that each licence of a long file finds its
/// own without reading all of them.
struct StatedTerms {
    private let statements: [LicenseStatement]
    private var positions: [LicenseTerm: [Int]] = [:]

    init(_ statements: [LicenseStatement]) {
        self.statements = statements
        for (position, statement) in statements.enumerated() {
            for term in statement.expression?.terms ?? [] {
                positions[term, default: []].append(position)
            }
        }
    }

    /// The lines that state a part of the package's licence, in order, each once.
    ///
    /// They are those of the statements that name all of its licences, or the rarest of them where
    /// none names all; for no licence at all, those of the statements without one.
    func lines(of license: LicenseExpression?) -> [ClosedRange<Int>] {
        guard let license else {
            return statements.filter { $0.expression == nil }.map(\.lines).inOrder
        }
        let terms = license.terms
        let found = terms.map { positions[$0] ?? [] }.filter { !$0.isEmpty }
        guard let rarest = found.min(by: { $0.count < $1.count }) else { return [] }
        let wanted = Set(terms)
        let whole = rarest.filter { wanted.isSubset(of: statements[$0].expression?.terms ?? []) }
        return (whole.isEmpty ? rarest : whole).map { statements[$0].lines }.inOrder
    }

    /// The ids that a `LicenseRef-` builds upon, each once, ordered as bytes.
    func underlying(of term: LicenseTerm) -> [String] {
        guard term.id.hasPrefix("LicenseRef-") else { return [] }
        return (positions[term] ?? []).flatMap { statements[$0].underlying }.sortedOnce()
    }
}

extension [ClosedRange<Int>] {
    /// The ranges by their beginnings, each once.
    fileprivate var inOrder: [ClosedRange<Int>] {
        var lines: [ClosedRange<Int>] = []
        for range in sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) })
        where range != lines.last {
            lines.append(range)
        }
        return lines
    }
}
