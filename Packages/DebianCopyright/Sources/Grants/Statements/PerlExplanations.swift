import LicenseStatements

/// Words that say once more what the terms of Perl are.
struct PerlExplanations {
    let text: GrantText

    /// So many words may stand between the terms and what explains them.
    private static let reach = 12

    /// The statements without the references to Perl's terms that have their explanation right behind
    /// them, which may give a version; where "License: GPL, Artistic" stands beside such a reference,
    /// its comma means "or".
    func resolved(_ statements: [Statement]) -> [Statement] {
        guard statements.contains(where: \.isPerlTerms) else { return statements }
        var resolved: [Statement] = []
        for var statement in statements {
            if let last = resolved.last, last.isPerlTerms, explains(statement, last) {
                resolved.removeLast()
            }
            if namesBoth(statement), statement.parts.contains(where: \.isUnversioned) {
                statement.isChoice = true
            }
            resolved.append(statement)
        }
        return resolved
    }

    /// "the same terms as Perl itself (either the GPL, version 2 or later, or the Artistic License)"
    private func explains(_ next: Statement, _ terms: Statement) -> Bool {
        let between = terms.words.upperBound - 1..<next.words.lowerBound
        guard between.count <= Self.reach, namesBoth(next), let license = next.license,
            case .or = license, !next.parts.contains(where: \.isUnversioned)
        else { return false }
        return !between.contains { text.gap(after: $0).contains(.stop) }
    }

    private func namesBoth(_ statement: Statement) -> Bool {
        let stems = statement.parts.map { part in
            part.mention.row.flatMap { text.names.family($0)?.stem }
        }
        return stems == ["GPL", "Artistic"] || stems == ["Artistic", "GPL"]
    }
}

extension Statement {
    fileprivate var isPerlTerms: Bool {
        guard parts.count == 1, case .perlTerms = parts[0].mention.meaning else { return false }
        return true
    }
}
