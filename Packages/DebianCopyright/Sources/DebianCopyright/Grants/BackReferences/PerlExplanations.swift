/// Words that say once more what the terms of Perl are.
struct PerlExplanations {
    let text: GrantText

    /// So many words may stand between the terms and what explains them.
    private static let reach = 12

    /// The statements without those references to Perl's terms that have their explanation right
    /// behind them: it may give a version. Where such a reference stands beside "License: GPL,
    /// Artistic", the comma means "or".
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

    /// "the same terms as Perl itself (either the GPL, version 2 or later, or the
    /// Artistic License)"
    private func explains(_ next: Statement, _ terms: Statement) -> Bool {
        let between = terms.words.upperBound - 1..<next.words.lowerBound
        guard between.count <= Self.reach, namesBoth(next), let license = next.license,
            case .or = license, !next.parts.contains(where: \.isUnversioned)
        else { return false }
        return !between.contains { text.gap(after: $0).contains(.stop) }
    }

    private func namesBoth(_ statement: Statement) -> Bool {
        statement.parts.count == 2
            && ["GPL", "Artistic"].allSatisfy { stem in
                statement.parts.contains { isOf(stem, $0.mention) }
            }
    }

    private func isOf(_ stem: String, _ mention: Mention) -> Bool {
        guard let row = mention.row else { return false }
        return text.names.family(row)?.stem == stem
    }
}

extension Statement {
    fileprivate var isPerlTerms: Bool {
        guard parts.count == 1, case .perlTerms = parts[0].mention.meaning else { return false }
        return true
    }
}
