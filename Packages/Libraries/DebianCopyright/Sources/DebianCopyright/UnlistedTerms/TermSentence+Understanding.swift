/// Whether a sentence is understood: each word that negates, limits or demands is part of a known
/// phrase, and the others are usual words of licenses or names.
///
/// It costs a look if a harmless sentence isn't understood, and a lawsuit if a restriction passes
/// for a remark. So only disclaimers, clauses about the text itself and remarks of known kinds may
/// have other words.
extension TermSentence {
    /// Whether nothing in it is left to be understood.
    var isRead: Bool {
        if isForeign || says(.pointer) { return false }
        if limitsUse || asksForFavor { return true }
        if isRemark { return true }
        if isLeft(TermWords.spheres) || isAboutHolder { return false }
        if isOfTermination { return !isLeft(TermWords.duties) && endsRightsOfBreakers }
        if isOfPatents, !isLeft(TermWords.duties),
            !isLeft(TermWords.deeds) || !isLeft(.operator)
        {
            return true
        }
        if !grants {
            if disclaims { return !isLeft(TermWords.duties) && !isLeft(TermWords.granting) }
            if says(.formality) { return !isLeft(TermWords.duties) && !isLeft(TermWords.deeds) }
            if says(.aside) {
                return !isLeft(TermWords.duties) && !isLeft(.operator) && !isLeft(.telltale)
            }
            if hasConditions, isAboutNames { return !isLeft(.telltale) && negatesOnlyNames }
        }
        if isLeft(.operator) || isLeft(.telltale) { return false }
        if grants || hasConditions || says(.lead) || isDedication {
            return !isLeft(.unknown) && hasConditionsBehindLead && !limitsGrant
        }
        return isOfHolders || unexplained.isEmpty || isTitle && !isLeft(TermWords.titleRights)
    }

    /// "Copyright 1999 Jane Turner. All rights reserved."
    private var isOfHolders: Bool {
        words[0].hash == TermWords.copyright && !isLeft(.unknown)
            && !words.contains { TermWords.verbs.contains($0.hash) }
    }

    /// "Terms and Conditions", "Jane Turner, Moon Works": a few words that are no sentence.
    private var isTitle: Bool {
        words.count <= TermWordKind.longestTitle && !endsInStop
            && !words.contains { TermWords.verbs.contains($0.hash) }
    }

    /// "would be appreciated", beside no permission and no condition
    var asksForFavor: Bool {
        isWish && !isLeft(.operator)
            && phrases.allSatisfy { phrase in
                phrase.meaning != .lead
                    && (phrase.meaning.condition ?? .tellAuthor) == .tellAuthor
            }
    }

    /// "I may change my mind", "the author can revoke this": what somebody else may do is no grant.
    private var isAboutHolder: Bool {
        zip(words, words.dropFirst()).contains { subject, verb in
            TermWords.holders.contains(subject.hash) && TermWords.powers.contains(verb.hash)
        }
    }

    private func isLeft(_ kind: TermWordKind) -> Bool {
        unexplained.contains { kinds[$0] == kind }
    }

    private func isLeft(_ sought: WordSet) -> Bool {
        unexplained.contains { sought.contains(words[$0].hash) }
    }

    private var isRemark: Bool {
        isHarmlessRemark && !grants && !says(.lead) && !isLeft(.operator)
            && !isLeft(.telltale) && !isLeft(TermWords.rights) && !isLeft(TermWords.overriding)
    }

    /// "if you fail to comply"; not "if you use it in schools", nor "after a year"
    private var endsRightsOfBreakers: Bool {
        words.count < 4 || has(TermWords.breaches)
    }

    private var disclaims: Bool {
        phrases.contains { $0.meaning.limitation?.isUsual == true }
    }

    /// "neither the name of the university nor that of a member"
    private var negatesOnlyNames: Bool {
        unexplained.allSatisfy {
            kinds[$0] != .operator || TermWords.joining.contains(words[$0].hash)
        }
    }

    /// "provided that:", or a condition behind it
    private var hasConditionsBehindLead: Bool {
        guard let lead = phrases.last(where: { $0.meaning == .lead })?.first else { return true }
        let isBeforeList =
            endsInColon || words[lead...].contains { TermWords.pointing.contains($0.hash) }
        return isBeforeList && words.count - lead < Self.longestLead
            || phrases.contains { $0.first > lead }
    }

    /// "subject to all of the following terms and conditions, which you should read:"
    private static let longestLead = 16

    /// "for lunar missions", "with lunar maps", "in Lunaria"
    private var limitsGrant: Bool {
        guard grants else { return false }
        let granted = grantedWords
        return unexplained.contains { granted.contains($0) && limitsGrant(at: $0) }
    }

    private func limitsGrant(at index: Int) -> Bool {
        if TermWords.limits.contains(words[index].hash) { return true }
        guard kinds[index] == .name, index > 0 else { return false }
        let previous = words[index - 1].hash
        return TermWords.purposes.contains(previous) && previous != Terms.by
    }
}
