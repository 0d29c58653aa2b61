/// The places of the statements that give a licence's version, by the licence.
struct VersionedGrants {
    private struct Key: Hashable {
        let row: Int
        let isPackaging: Bool
    }

    /// Those of statements that name the licence alone, ascending.
    private var places: [Key: [Int]] = [:]
    /// The first statement that names the licence with a version, alone or beside others.
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

    /// Whether a statement before this one names the licence with a version.
    func isStated(_ row: Int, before index: Int, scope: Grant.Scope) -> Bool {
        guard let first = first[Key(row: row, isPackaging: scope == .packaging)] else {
            return false
        }
        return first < index
    }

    /// The next statement behind this one that gives the version, or else the last one before it;
    /// nil where there is none. What is said of the packaging says nothing of the work, nor the
    /// other way round.
    func nearest(to index: Int, row: Int, scope: Grant.Scope) -> Int? {
        next(behind: index, row: row, scope: scope) ?? last(before: index, row: row, scope: scope)
    }

    /// The last one before a statement; nil where there is none.
    func last(before index: Int, row: Int, scope: Grant.Scope) -> Int? {
        let places = places(of: row, scope)
        let next = places.partitioningIndex { $0 > index }
        return next > 0 ? places[next - 1] : nil
    }

    /// The next one behind a statement; nil where there is none.
    private func next(behind index: Int, row: Int, scope: Grant.Scope) -> Int? {
        let places = places(of: row, scope)
        let next = places.partitioningIndex { $0 > index }
        return next < places.count ? places[next] : nil
    }

    /// The last one before a statement, of the packaging or not; nil where there is none.
    func nearest(before index: Int, row: Int) -> Int? {
        [.packaging, .work].compactMap { last(before: index, row: row, scope: $0) }.max()
    }

    /// The next one behind a statement, of the packaging or not; nil where there is none.
    func nearest(behind index: Int, row: Int) -> Int? {
        [.packaging, .work].compactMap { next(behind: index, row: row, scope: $0) }.min()
    }

    private func places(of row: Int, _ scope: Grant.Scope) -> [Int] {
        places[Key(row: row, isPackaging: scope == .packaging), default: []]
    }
}
