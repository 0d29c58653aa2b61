import DebianSystems

/// The positions of the sentences that give a license's version, by license.
struct VersionedGrants {
    private struct Key: Hashable {
        let row: Int
        let isPackaging: Bool
    }

    /// The positions of sentences that name only this license, ascending.
    private var positions: [Key: [Int]] = [:]
    /// The first sentence that names the license with a version, alone or with others.
    private var first: [Key: Int] = [:]

    init(_ sentences: [GrantSentence]) {
        for (index, sentence) in sentences.enumerated() {
            for mention in sentence.mentions {
                guard case .family(let row, let clause) = mention.meaning,
                    !clause.terms.isEmpty, mention.license != nil
                else { continue }
                let key = Key(row: row, isPackaging: sentence.scope == .packaging)
                first[key] = first[key] ?? index
                if sentence.mentions.count == 1 { positions[key, default: []].append(index) }
            }
        }
    }

    /// Whether an earlier sentence names the license with a version.
    func isStated(_ row: Int, before index: Int, scope: Scope) -> Bool {
        guard let first = first[Key(row: row, isPackaging: scope == .packaging)] else {
            return false
        }
        return first < index
    }

    /// The next sentence that gives the version, or else the last one before; nil if there is none.
    /// Sentences about the packaging don't count for the work, nor the other way around.
    func nearest(to index: Int, row: Int, scope: Scope) -> Int? {
        next(behind: index, row: row, scope: scope) ?? last(before: index, row: row, scope: scope)
    }

    /// The last sentence up to an index that gives the version; nil if there is none.
    func last(before index: Int, row: Int, scope: Scope) -> Int? {
        let positions = positions(of: row, scope)
        let next = positions.partitioningIndex { $0 > index }
        return next > 0 ? positions[next - 1] : nil
    }

    /// The next sentence after an index that gives the version; nil if there is none.
    private func next(behind index: Int, row: Int, scope: Scope) -> Int? {
        let positions = positions(of: row, scope)
        let next = positions.partitioningIndex { $0 > index }
        return next < positions.count ? positions[next] : nil
    }

    /// The last sentence up to an index that gives the version, about the packaging or not; nil if
    /// there is none.
    func nearest(before index: Int, row: Int) -> Int? {
        [.packaging, .work].compactMap { last(before: index, row: row, scope: $0) }.max()
    }

    /// The next sentence after an index that gives the version, about the packaging or not; nil if
    /// there is none.
    func nearest(behind index: Int, row: Int) -> Int? {
        [.packaging, .work].compactMap { next(behind: index, row: row, scope: $0) }.min()
    }

    private func positions(of row: Int, _ scope: Scope) -> [Int] {
        positions[Key(row: row, isPackaging: scope == .packaging), default: []]
    }
}
