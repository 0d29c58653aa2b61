/// Later words that only refer to a grant, and earlier ones that only announce it.
///
/// "This package is under the GNU LGPL" before the full notice with its version, and "under the terms
/// of the GPL" after it, add nothing: a name without a version is a grant of its own only where no
/// grant of the same scope gives one.
struct BackReferences {
    let text: GrantText

    /// "Dual-licensed under the FDL and the GPL" is made exact by the notices right behind it.
    private static let reach = 4

    func resolved(_ statements: [Statement]) -> [Statement] {
        guard statements.count > 1 else { return statements }
        var statements = statements
        var isDropped = Array(repeating: false, count: statements.count)
        let versioned = VersionedGrants(statements)
        for index in statements.indices {
            if refersBack(index, in: statements, to: versioned) {
                isDropped[index] = true
                continue
            }
            let isAlone = statements[index].parts.count == 1
            for part in statements[index].parts.indices {
                guard let row = statements[index].parts[part].referredRow,
                    let other = pointsBack(statements[index])
                        ? versioned.nearest(before: index, row: row)
                        : versioned.nearest(to: index, row: row, scope: statements[index].scope),
                    isAlone || (index + 1...index + Self.reach).contains(other)
                else { continue }
                statements[index].parts[part].license = statements[other].parts[0].license
                statements[index].parts[part].isUnversioned = false
                // Of several names each takes its version over; a name alone is said better there.
                isDropped[isAlone ? index : other] = true
            }
            if announcesNext(index, in: statements) { isDropped[index] = true }
        }
        let granted = Set(
            statements.filter { $0.standing == .granted }.flatMap {
                $0.parts.compactMap(\.mention.row)
            })
        return statements.indices.filter { index in
            guard !isDropped[index] else { return false }
            // A name that stands alone gives way to any grant of the same family.
            guard statements[index].standing == .alone,
                let row = statements[index].parts[0].mention.row
            else { return true }
            return !granted.contains(row)
        }.map { statements[$0] }
    }

    /// "is licensed under the GPL, see above": what is above is meant, whatever it speaks of.
    private func pointsBack(_ statement: Statement) -> Bool {
        for place in text.ahead(of: statement.words.upperBound, reach: 4) {
            if text.endsSentence(place - 1) { return false }
            if text.word(place, is: .above) { return true }
        }
        return false
    }

    /// "in which case the provisions of the GPL or the LGPL are applicable": every name was given with
    /// its version before.
    private func refersBack(
        _ index: Int, in statements: [Statement], to versioned: VersionedGrants
    ) -> Bool {
        let parts = statements[index].parts
        return parts.contains { $0.mention.row != nil }
            && parts.allSatisfy { part in
                if case .unlisted = part.mention.meaning, part.license == nil { return true }
                guard let row = part.referredRow else { return false }
                return versioned.isStated(row, before: index, scope: statements[index].scope)
            }
    }

    /// "the manual is under the FDL 1.3:", with the notice itself behind the colon.
    private func announcesNext(_ index: Int, in statements: [Statement]) -> Bool {
        guard index + 1 < statements.count, statements[index].parts.count == 1,
            statements[index + 1].parts.count == 1,
            case .family(let row, let clause) = statements[index].parts[0].mention.meaning,
            case .family(let nextRow, let nextClause) = statements[index + 1].parts[0].mention
                .meaning
        else { return false }
        return row == nextRow && !clause.isExplicit
            && clause.terms.map(\.version) == nextClause.terms.map(\.version)
            && clause.terms != nextClause.terms
            && text.gap(after: statements[index].words.upperBound - 1).contains(.colon)
    }
}

extension Statement.Part {
    /// The licence whose version must stand elsewhere; nil where the name says enough.
    fileprivate var referredRow: Int? {
        guard case .family(let row, let clause) = mention.meaning, clause.terms.isEmpty,
            isUnversioned || license == nil
        else { return nil }
        return row
    }
}

/// Where grants of one licence with a version stand.
private struct VersionedGrants {
    private struct Key: Hashable {
        let row: Int
        let isPackaging: Bool
    }

    /// Of grants of one licence alone, ascending.
    private var places: [Key: [Int]] = [:]
    /// The first statement that names the licence with a version, alone or not.
    private var first: [Key: Int] = [:]

    init(_ statements: [Statement]) {
        for (index, statement) in statements.enumerated() {
            for part in statement.parts {
                guard case .family(let row, let clause) = part.mention.meaning,
                    !clause.terms.isEmpty, part.license != nil
                else { continue }
                let key = Key(row: row, isPackaging: statement.scope == .packaging)
                first[key] = first[key] ?? index
                if statement.parts.count == 1 { places[key, default: []].append(index) }
            }
        }
    }

    func isStated(_ row: Int, before index: Int, scope: Grant.Scope) -> Bool {
        guard let first = first[Key(row: row, isPackaging: scope == .packaging)] else {
            return false
        }
        return first < index
    }

    /// The next one behind a statement, or the last one before it; nil where there is none. What is
    /// said of the packaging says nothing of the work, nor the other way round.
    func nearest(to index: Int, row: Int, scope: Grant.Scope) -> Int? {
        guard let places = places[Key(row: row, isPackaging: scope == .packaging)] else {
            return nil
        }
        let next = self.next(in: places, behind: index)
        return next < places.count ? places[next] : places.last
    }

    /// The last one before a statement, of the packaging or not; nil where there is none.
    func nearest(before index: Int, row: Int) -> Int? {
        [true, false].compactMap { isPackaging in
            guard let places = places[Key(row: row, isPackaging: isPackaging)] else { return nil }
            let next = self.next(in: places, behind: index)
            return next > 0 ? places[next - 1] : nil
        }.max()
    }

    private func next(in places: [Int], behind index: Int) -> Int {
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle] > index { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
