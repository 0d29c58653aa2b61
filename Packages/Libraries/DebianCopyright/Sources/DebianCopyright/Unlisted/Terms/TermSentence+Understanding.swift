/// Whether a sentence is understood: each word that negates, limits or demands is part of a known
/// phrase, and all other words are common in licenses, or names.
///
/// Not understanding a harmless sentence costs a look; taking a restriction for a remark costs a
/// lawsuit. So only disclaimers, clauses about the text itself and remarks of known kinds may
/// contain other words.
extension TermSentence {
    /// Whether the whole sentence is understood.
    var isRead: Bool {
        if isForeign || says(.pointer) || says(.referral) || isUnderOtherTerms
            || definesNarrowly
        {
            return false
        }
        if limitsUse || asksForFavor || isHeadingOfTerms { return true }
        if isRemark { return true }
        if says(.request) { return asksNothing }
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
            if says(.note) { return remarksOnLicense && endsInNote }
            if says(.aside) { return remarksOnLicense }
            if tellsFact { return true }
            if hasConditions, isAboutNames {
                return !tellsBesideNames && negatesOnlyNames && !addsWorkToNames
            }
        }
        if isLeft(.operator) || tellsBesideNames || tellsToDoMore { return false }
        if grants || hasConditions || says(.lead) || isDedication {
            return !isLeft(.unknown) && grantsFreely
        }
        return isNaming || unexplained.isEmpty
    }

    /// "This is distributed under a license like that of BSD:", before sentences that grant
    /// something.
    ///
    /// - Parameter below: the sentences below this one.
    func announces(_ below: ArraySlice<TermSentence>) -> Bool {
        let isOfLicense = words.indices.dropFirst().contains { index in
            words[index].hash == "under" && TermWords.announcing.contains(words[index - 1].hash)
        }
        return isOfLicense && endsInColon && !isForeign && !limitsUse && !hasConditions
            && !isLeft(.operator) && !isLeft(.telltale) && !isLeft(.unknown) && !isForSomebody
            && below.first { !$0.isNaming }?.grants == true
    }

    /// "'Copy' means a copy for yourself", "'You' means an owner of the book", "'Software' means
    /// the object code"; not "'You' means an individual", "'Software' means the source and more"
    private var definesNarrowly: Bool {
        guard
            let verb = words.firstIndex(where: {
                $0.hash == "means" || $0.hash == "refers" || $0.hash == "mean"
            }), verb > 0
        else { return false }
        let term = words[verb - 1].hash
        let meaning = words[verb...].prefix(Self.longestDefinition)
        func isMeant(_ words: WordSet) -> Bool { meaning.contains { words.contains($0.hash) } }
        if TermWords.users.contains(term) || term == "your" { return !isMeant(TermWords.anybody) }
        return TermWords.deeds.contains(term) || TermWords.universal.contains(term)
            || TermWords.ofWork.contains(term) && isMeant(TermWords.binaries)
                && !isMeant(TermWords.sources)
    }

    /// In words.
    private static let longestDefinition = 16

    /// "under the terms of the Moon license": those of a license that is printed elsewhere
    private var isUnderOtherTerms: Bool {
        phrases.contains { phrase in
            phrase.meaning == .terms
                && unexplained.contains {
                    phrase.first < $0 && $0 < phrase.last && kinds[$0] == .name
                }
        }
    }

    /// "This license takes effect today", and nothing more.
    private var remarksOnLicense: Bool {
        !isLeft(TermWords.duties) && !isLeft(.operator) && !isLeft(.telltale)
            && !isLeft(TermWords.beyondAsides) && !isForSomebody
    }

    /// "This license takes effect in 2009"; not "on Lunar machines", "and so do its prices"
    private var endsInNote: Bool {
        guard let end = phrases.first(where: { $0.meaning == .note })?.last else { return true }
        return unexplained.allSatisfy { index in
            if index < end { return true }
            if kinds[index] == .name { return isOfDate(index) || !limitsGrant(at: index) }
            return kinds[index] != .unknown && !limitsGrant(at: index)
                && !TermWords.beyondNotes.contains(words[index].hash)
                && !TermWords.deeds.contains(words[index].hash)
        }
    }

    /// "January 2009", "1 January"
    private func isOfDate(_ index: Int) -> Bool {
        index + 1 < words.count && kinds[index + 1] == .number || kinds[index - 1] == .number
    }

    /// "The moon is copyright 1999 Jane Turner": who owns a work or how it came about, and nothing
    /// more.
    private var tellsFact: Bool {
        says(.fact) && !isLeft(.operator) && !isLeft(.telltale) && !isLeft(TermWords.deeds)
            && !isLeft(TermWords.beyondFacts)
    }

    /// "would be appreciated", without a permission or a condition
    var asksForFavor: Bool {
        (isWish || wishes) && !isLeft(.operator)
            && phrases.allSatisfy { phrase in
                phrase.meaning != .lead
                    && (phrase.meaning.condition ?? .tellAuthor) == .tellAuthor
            }
    }

    /// "It would be nice if you sent me your changes"; not "A card would be nice before a sale"
    private var wishes: Bool {
        says(.wish) && !grants && !isLeft(TermWords.beyondWishes)
            && unexplained.allSatisfy { kinds[$0] != .telltale || words[$0].hash == "back" }
    }

    /// "I may change my mind", "the author can revoke this": someone else's permission is no grant.
    /// "The name of the author may not be used in advertising" and "the author will not be liable"
    /// aren't about a permission of the author.
    private var isAboutHolder: Bool {
        words.indices.dropLast().contains { index in
            TermWords.holders.contains(words[index].hash)
                && TermWords.powers.contains(words[index + 1].hash)
                && !phrases.contains {
                    ($0.meaning.isOfNames || $0.meaning.disclaims)
                        && ($0.first...$0.last).contains(index + 1)
                }
        }
    }

    /// "Copy it, change it, leave it in its place"
    private var tellsToDoMore: Bool {
        says(.imperative)
            && unexplained.contains {
                TermWords.verbs.contains(words[$0].hash)
                    && !TermWords.deeds.contains(words[$0].hash)
            }
    }

    /// "The author asks users to send changes": optional.
    private var asksNothing: Bool {
        !isLeft(.operator) && !isLeft(.telltale) && !isLeft(.unknown) && !says(.lead)
            && !unexplained.contains { kinds[$0] == .name && limitsGrant(at: $0) }
    }

    /// Whether the sentence is understood as part of an exception to a known license: it refers to
    /// the license, "You should have received a copy of", or permits more than the license does,
    /// even if only for some works.
    var isReadAsAddition: Bool {
        if grants || says(.referral), isLeft(TermWords.beyondAdditions) { return false }
        return isRead
            || (says(.referral) || grants && !hasConditions) && !isForeign && !limitsUse
                && !isLeft(.operator) && !isLeft(.telltale)
    }

    func isLeft(_ kind: TermWordKind) -> Bool {
        unexplained.contains { kinds[$0] == kind }
    }

    func isLeft(_ sought: WordSet) -> Bool {
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

    /// Whether a telltale word is left outside of a list of those whose names may not be used:
    /// "neither the name of the hospital nor those of its students may be used to endorse".
    private var tellsBesideNames: Bool {
        let lead = phrases.last { $0.meaning == .lead }?.last ?? 0
        guard let clause = phrases.first(where: { $0.meaning == .condition(.noEndorsement) }),
            lead < clause.last,
            let list = words[lead..<clause.last].firstIndex(where: {
                TermWords.naming.contains($0.hash)
            })
        else { return isLeft(.telltale) }
        let end = words[list..<clause.last].firstIndex { TermWords.ofBeing.contains($0.hash) }
        return unexplained.contains { index in
            kinds[index] == .telltale
                && !((list..<(end ?? clause.last)).contains(index)
                    && words[..<index].suffix(Self.longestOwner).contains { $0.hash == "of" })
        }
    }

    /// "of their faculty, employees or students": the words from "of" to the owner of a name.
    private static let longestOwner = 6

    /// "the name of Ada and her code may not be used", "neither the name nor copies of it"
    private var addsWorkToNames: Bool {
        unexplained.contains { index in
            guard TermWords.ofWork.contains(words[index].hash),
                let last = words[..<index].lastIndex(where: {
                    !TermWords.determiners.contains($0.hash)
                })
            else { return false }
            return TermWords.adding.contains(words[last].hash)
                && !(last > 0 && TermWords.ofWork.contains(words[last - 1].hash))
        }
    }

    /// "neither the name of the university nor that of a member"; not "nor may it be sold"
    private var negatesOnlyNames: Bool {
        unexplained.allSatisfy {
            kinds[$0] != .operator
                || TermWords.joining.contains(words[$0].hash)
                    && !($0 + 1 < words.count && TermWords.powers.contains(words[$0 + 1].hash))
        }
    }

    /// "code made by Ada for Lunaria"; not "This product includes code for use in the turner for
    /// Lunaria"
    private var isForSomebody: Bool {
        let isCredit =
            words[0].hash == "this"
            && words.prefix(Self.longestSubject).contains { $0.hash == "includes" }
            && zip(words, words.dropFirst()).contains { $0.hash == "for" && $1.hash == "use" }
        return !isCredit
            && unexplained.contains {
                $0 > 0 && kinds[$0] == .name && words[$0 - 1].hash == "for"
            }
    }

    /// "This product also includes": in words.
    private static let longestSubject = 4
}
