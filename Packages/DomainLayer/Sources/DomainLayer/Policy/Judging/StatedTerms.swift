/// Which statements of a package name which license, so that each license of a long file finds its
/// statements without reading all of them.
struct StatedTerms {
    /// Statements of one expression.
    private struct Stated {
        /// The licenses in the expression; empty if there is none.
        let terms: Set<LicenseTerm>
        /// The lines of the statements, in the file's order.
        var lines: [ClosedRange<Int>] = []
        /// The ids that their `LicenseRef-` ids build upon.
        var underlying: [String] = []
        /// The `Files` patterns of each statement.
        var files: [[String]] = []
    }

    private var stated: [Stated] = []
    /// The indices in ``stated`` of statements that name a license, ascending.
    private var indices: [LicenseTerm: [Int]] = [:]

    init(_ statements: [LicenseStatement]) {
        var expressions = InternTable<LicenseExpression?>()
        for statement in statements {
            let index = expressions.number(of: statement.expression)
            if index == stated.count {
                let terms = Set(statement.expression?.terms ?? [])
                stated.append(Stated(terms: terms))
                for term in terms { indices[term, default: []].append(index) }
            }
            stated[index].lines.append(statement.lines)
            stated[index].underlying += statement.underlying
            stated[index].files.append(statement.files)
        }
    }

    /// The lines that state a part of the package's license, in order, each once.
    ///
    /// They belong to the statements that name all of the part's licenses, or to those that name
    /// the rarest one if none names all; without a license, to the statements without one.
    func lines(of license: LicenseExpression?) -> EvidenceLines {
        guard let license else {
            return lines(of: stated.indices.filter { stated[$0].terms.isEmpty })
        }
        let wanted = license.terms
        let found = wanted.compactMap { indices[$0] }
        guard let rarest = found.min(by: { $0.count < $1.count }) else { return EvidenceLines() }
        let whole = rarest.filter { stated[$0].terms.isSuperset(of: wanted) }
        return lines(of: whole.isEmpty ? rarest : whole)
    }

    private func lines(of indices: [Int]) -> EvidenceLines {
        var once: [ClosedRange<Int>] = []
        let all = indices.flatMap { stated[$0].lines }
            .sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
        for range in all where range != once.last { once.append(range) }
        return EvidenceLines(once)
    }

    /// Whether a license has statements, and each is about these files only; nil means no license.
    func isStatedOnly(_ term: LicenseTerm?, of files: FilePatterns) -> Bool {
        let own: [Int] =
            if let term {
                indices[term] ?? []
            } else {
                stated.indices.filter { stated[$0].terms.isEmpty }
            }
        return !own.isEmpty && own.allSatisfy { stated[$0].files.allSatisfy(files.covers) }
    }

    /// The ids that a `LicenseRef-` builds upon, each once, ordered as bytes.
    func underlying(of term: LicenseTerm) -> [String] {
        guard term.id.hasPrefix("LicenseRef-") else { return [] }
        return (indices[term] ?? []).flatMap { stated[$0].underlying }.sortedOnce()
    }
}
