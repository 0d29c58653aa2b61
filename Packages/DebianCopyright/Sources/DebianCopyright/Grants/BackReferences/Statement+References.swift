/// How a statement refers to others.
extension Statement {
    /// Whether it adds nothing to a list before it: it names several licences without versions that
    /// the list names, too, or one licence of a choice exactly as the list does.
    func repeats(_ list: Statement) -> Bool {
        guard list.parts.count > 1 else { return false }
        if parts.count > 1 {
            return parts.allSatisfy { part in
                part.referredRow.map { row in list.parts.contains { $0.mention.row == row } }
                    ?? false
            }
        }
        guard (scope == .packaging) == (list.scope == .packaging), let license = list.license,
            case .or = license, parts[0].mention.row != nil, parts[0].referredRow == nil
        else { return false }
        return list.parts.contains { $0.license == parts[0].license && $0.referredRow == nil }
    }

    /// Whether it is a name that stands alone and is granted elsewhere, too.
    ///
    /// - Parameter granted: the rows of the names table of all that is granted.
    func givesWay(to granted: Set<Int>) -> Bool {
        guard standing == .alone, let row = parts[0].mention.row else { return false }
        return granted.contains(row)
    }
}

extension Statement.Part {
    /// Takes over what is said of cover texts elsewhere, where nothing is said here.
    mutating func state(_ coverTexts: VersionClause.CoverTexts, by names: NameTree) {
        guard case .family(let row, var clause) = mention.meaning, clause.coverTexts == .unstated
        else { return }
        clause.coverTexts = coverTexts
        mention.meaning = .family(row: row, clause)
        license = mention.license(by: names)
    }

    /// The row of a licence whose version must stand elsewhere; nil where the name says enough.
    var referredRow: Int? {
        guard case .family(let row, let clause) = mention.meaning, clause.terms.isEmpty,
            isUnversioned || license == nil
        else { return nil }
        return row
    }
}
