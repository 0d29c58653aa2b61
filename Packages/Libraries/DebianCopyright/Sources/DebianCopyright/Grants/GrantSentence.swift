/// The names of licenses that one sentence grants together.
struct GrantSentence {
    var mentions: [Mention]
    /// The relation of each name to the next one.
    var connectors: [Connector] = []
    let decision: GrantDecision
    /// The name of the ``GrantRule`` that decides about the first name.
    let rule: String
    var scope = Scope.work
    /// The range of an exception's name without an id, in bytes of the text; nil if there is none.
    var unlistedException: Range<Int>?
    /// Whether the words around the names leave a choice between them.
    var isChoice = false
    /// Whether the sentence begins with "alternatively" and no earlier sentence fits as the other
    /// option, so that it is an alternative to a license whose text is printed.
    var isAlternative = false
    /// Whether the sentence offers unnamed conditions as an alternative: "or the conditions below".
    var hasUnnamedAlternative = false
    /// Further alternatives in the sentence, under names that no list has.
    var unlistedOptions: [String] = []
    /// The words from the first name to the last one's version.
    var words: Range<Int>

    /// The license that the names state together. "And" binds tighter than "or", and a choice
    /// without an "or" turns every "and" into "or". Nil if no name has an id.
    var license: StatedLicense? {
        guard let license = listedLicense, !unlistedOptions.isEmpty else { return listedLicense }
        if case .and = license { return license }
        return .joined(
            license.alternatives
                + unlistedOptions.map { .reference(LicenseReference(.name($0))) },
            by: StatedLicense.or)
    }

    private var listedLicense: StatedLicense? {
        if mentions.count == 1 { return mentions[0].license }
        var alternatives: [[StatedLicense]] = [[]]
        let isPaired = connectors.contains(.or) && connectors.contains(.and)
        for (index, mention) in mentions.enumerated() {
            if index > 0, isChoice && !isPaired || connector(before: index) == .or {
                alternatives.append([])
            }
            if let license = mention.license {
                alternatives[alternatives.count - 1].append(license)
            }
        }
        let operands = alternatives.compactMap { StatedLicense.joined($0, by: StatedLicense.and) }
        return .joined(operands.flatMap(\.alternatives), by: StatedLicense.or)
    }

    /// The first part of the id of the first alternative whose name has no id; nil if there is no
    /// such alternative.
    func openAlternative(by names: NameTree) -> String? {
        guard isChoice || connectors.contains(.or) else { return nil }
        return mentions.first { $0.license == nil }?.family(by: names)
    }

    /// A comma means the same as the next word between names: in "A, B or C" both mean "or".
    private func connector(before index: Int) -> Connector {
        connectors[(index - 1)...].first { $0 != .list } ?? .and
    }
}

/// References of a sentence to others.
extension GrantSentence {
    /// Whether the sentence adds nothing to an earlier list: it names several licenses of the list,
    /// some without versions, or one license of a choice exactly as the list does.
    func repeats(_ list: GrantSentence) -> Bool {
        guard list.mentions.count > 1 else { return false }
        if mentions.count > 1 {
            return mentions.contains { $0.referredRow != nil }
                && mentions.allSatisfy { list.mentions.contains(where: $0.repeats) }
        }
        guard (scope == .packaging) == (list.scope == .packaging), let license = list.license,
            case .or = license, mentions[0].row != nil, mentions[0].referredRow == nil
        else { return false }
        return list.mentions.contains { $0.license == mentions[0].license && $0.referredRow == nil }
    }

    /// Whether the sentence names several licenses of a list, one of them less precisely (without
    /// its version, or without "or later"), and all of the list's licenses have ids.
    func isMadeExact(by list: GrantSentence) -> Bool {
        guard mentions.count > 1, license != list.license,
            list.mentions.allSatisfy({ $0.license != nil })
        else { return false }
        return mentions.allSatisfy { mention in
            list.mentions.contains { mention.repeats($0) || mention.isMadeExact(by: $0) }
        }
    }

    /// Whether the sentence is a bare name, or only addresses, and other sentences grant its
    /// licenses in words.
    ///
    /// - Parameter granted: the rows of the names table of everything that is granted in words.
    func givesWay(to granted: Set<Int>) -> Bool {
        guard decision == .alone || isAddress else { return false }
        let rows = mentions.compactMap(\.row)
        return rows.count == mentions.count && granted.isSuperset(of: rows)
    }

    /// Whether the sentence names a single license, by a name that only the SPDX list has.
    func isListedName(by names: NameTree) -> Bool {
        guard mentions.count == 1, let row = mentions[0].row else { return false }
        return names.isListed(row)
    }

    /// Whether the sentence names only addresses.
    var isAddress: Bool { mentions.allSatisfy(\.isAddress) }
}

extension Mention {
    /// The mention with a statement about cover texts from elsewhere, unless it has its own.
    func stating(_ coverTexts: VersionClause.CoverTexts, by names: NameTree) -> Mention {
        guard case .family(let row, var clause) = meaning, clause.coverTexts == .unstated else {
            return self
        }
        clause.coverTexts = coverTexts
        var stated = meaning(.family(row: row, clause), by: names)
        stated.isUnversioned = isUnversioned
        return stated
    }

    /// Whether another mention is of the same license, with the same versions if this one has any.
    fileprivate func repeats(_ other: Mention) -> Bool {
        guard case .family(let row, let clause) = meaning,
            case .family(row, let exact) = other.meaning
        else { return false }
        return referredRow != nil || clause.terms == exact.terms
    }

    /// Whether another mention is of the same license and adds the version, or "only" or "or later"
    /// to the same version.
    fileprivate func isMadeExact(by other: Mention) -> Bool {
        guard case .family(let row, let clause) = meaning,
            case .family(row, let exact) = other.meaning, !clause.isExplicit
        else { return false }
        return clause.terms.isEmpty || clause.terms.map(\.version) == exact.terms.map(\.version)
    }

    /// The row of a license whose version must be given elsewhere; nil if the name is sufficient.
    var referredRow: Int? {
        guard case .family(let row, let clause) = meaning, clause.terms.isEmpty,
            isUnversioned || license == nil
        else { return nil }
        return row
    }
}
