/// The licenses' names that one sentence grants together.
struct GrantSentence {
    var mentions: [Mention]
    /// How each name belongs together with the next one.
    var connectors: [Connector] = []
    let decision: GrantDecision
    var scope = Grant.Scope.work
    /// Where an exception is named that has no id, in bytes of the text; nil without one.
    var unlistedException: Range<Int>?
    /// Whether the words around it leave a choice between its names.
    var isChoice = false
    /// Whether it begins with "alternatively" and there is no sentence before to which it could be
    /// an alternative: it is one to a license whose text is printed.
    var isAlternative = false
    /// Whether it offers conditions without a name as an alternative: "or the conditions below".
    var hasUnnamedAlternative = false
    /// What else there is to choose from by its words, by names that nobody knows.
    var unlistedOptions: [String] = []
    /// Its words, from the first name to the last one's version.
    var words: Range<Int>

    /// What its names state together: "and" binds tighter than "or", and a choice without an "or"
    /// makes one of every "and". Nil if no name has an id.
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

    /// What ids of the first name begin with that has no id, where there is a choice; nil without
    /// one.
    func openAlternative(by names: NameTree) -> String? {
        guard isChoice || connectors.contains(.or) else { return nil }
        return mentions.first { $0.license == nil }?.family(by: names)
    }

    /// A comma says what the next word between names does: in "A, B or C" both mean "or".
    private func connector(before index: Int) -> Connector {
        connectors[(index - 1)...].first { $0 != .list } ?? .and
    }
}

/// How a sentence refers to others.
extension GrantSentence {
    /// Whether it adds nothing to a list before it: it names several licenses that the list names,
    /// too, and some without versions; or one license of a choice exactly as the list does.
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

    /// Whether it names several licenses that a list names, too, one of them less exactly: without
    /// its version, or without "or later"; and the list no license without an id.
    func isMadeExact(by list: GrantSentence) -> Bool {
        guard mentions.count > 1, license != list.license,
            list.mentions.allSatisfy({ $0.license != nil })
        else { return false }
        return mentions.allSatisfy { mention in
            list.mentions.contains { mention.repeats($0) || mention.isMadeExact(by: $0) }
        }
    }

    /// Whether it is a name that stands alone, or addresses, and is granted by more elsewhere.
    ///
    /// - Parameter granted: the rows of the names table of all that is granted by words.
    func givesWay(to granted: Set<Int>) -> Bool {
        guard decision == .alone || isAddress else { return false }
        let rows = mentions.compactMap(\.row)
        return rows.count == mentions.count && granted.isSuperset(of: rows)
    }

    /// Whether it names one license, by what only the SPDX list calls it.
    func isListedName(by names: NameTree) -> Bool {
        guard mentions.count == 1, let row = mentions[0].row else { return false }
        return names.isListed(row)
    }

    /// Whether it names nothing but addresses.
    var isAddress: Bool { mentions.allSatisfy(\.isAddress) }
}

extension Mention {
    /// With what is said of cover texts elsewhere, if nothing is said here.
    func stating(_ coverTexts: VersionClause.CoverTexts, by names: NameTree) -> Mention {
        guard case .family(let row, var clause) = meaning, clause.coverTexts == .unstated else {
            return self
        }
        clause.coverTexts = coverTexts
        var stated = meaning(.family(row: row, clause), by: names)
        stated.isUnversioned = isUnversioned
        return stated
    }

    /// Whether another one is of the same license, and gives the same versions if this one does.
    fileprivate func repeats(_ other: Mention) -> Bool {
        guard case .family(let row, let clause) = meaning,
            case .family(row, let exact) = other.meaning
        else { return false }
        return referredRow != nil || clause.terms == exact.terms
    }

    /// Whether another one is of the same license and gives the version, or says what holds beyond
    /// the same version.
    fileprivate func isMadeExact(by other: Mention) -> Bool {
        guard case .family(let row, let clause) = meaning,
            case .family(row, let exact) = other.meaning, !clause.isExplicit
        else { return false }
        return clause.terms.isEmpty || clause.terms.map(\.version) == exact.terms.map(\.version)
    }

    /// The row of a license whose version must stand elsewhere; nil if the name says enough.
    var referredRow: Int? {
        guard case .family(let row, let clause) = meaning, clause.terms.isEmpty,
            isUnversioned || license == nil
        else { return nil }
        return row
    }
}
