/// Resolves names that have no id by themselves but are followed by the path of the license's text:
/// in "under the BSD license, see /usr/share/common-licenses/BSD" the file is the BSD license that
/// is meant (Debian Policy 12.5).
struct PointedNames {
    let text: GrantText

    /// A path belongs to a name at most this many words before it.
    private static let reach = 150

    /// The mentions, each of these names with the license in its file.
    ///
    /// - Parameter mentions: in the order of the text.
    func resolved(_ mentions: [Mention]) -> [Mention] {
        guard mentions.contains(where: isUnclear) else { return mentions }
        var mentions = mentions
        // The next path after a name, by row of the names table.
        var paths: [Int: (position: Int, license: StatedLicense)] = [:]
        for index in mentions.indices.reversed() {
            guard let row = mentions[index].namedRow else { continue }
            if isPath(mentions[index]) {
                let license = mentions[index].license
                paths[row] = (license ?? file(row)).map { (mentions[index].words.lowerBound, $0) }
            } else if isUnclear(mentions[index]), let path = paths[row],
                reaches(path.position, behind: mentions[index].words.upperBound)
            {
                mentions[index].license = path.license
            }
        }
        return mentions
    }

    /// Whether the mention is a name without a version that has no id by itself.
    private func isUnclear(_ mention: Mention) -> Bool {
        mention.namedRow != nil && mention.hasNoVersion && mention.license == nil
    }

    private func isPath(_ mention: Mention) -> Bool {
        let first = mention.words.lowerBound
        return first > 0 && text.word(first - 1, is: .pointer)
    }

    /// The license whose text is in the file with this name.
    private func file(_ row: Int) -> StatedLicense? {
        guard case .unlisted(let file?) = text.names.rows[row].meaning else { return nil }
        return .license(file)
    }

    /// A license's text in between shows what the name means, so the path doesn't matter.
    private func reaches(_ path: Int, behind end: Int) -> Bool {
        path - end < Self.reach
            && !(end - 1..<path).contains { text.separator(after: $0).contains(.cut) }
    }
}

extension Mention {
    fileprivate var namedRow: Int? {
        switch meaning {
        case .family(let row, _), .unlisted(let row): row
        default: nil
        }
    }

    /// A version that the list lacks isn't the one in the file.
    fileprivate var hasNoVersion: Bool {
        if case .family(_, let clause) = meaning { clause.terms.isEmpty } else { true }
    }
}
