/// Words that take back a grant in its own sentence.
extension TermSentence {
    /// Whether the sentence grants on named conditions, and not just for a purpose, place or price.
    var grantsFreely: Bool {
        hasConditionsBehindLead && !limitsGrant && !asksForLicense && !exceptsAct && !dealsInParts
            && !isInSetting
    }

    /// "between May and June", "via our server": a time, place, means or company that no phrase
    /// explains; not "in source form", "under these terms"
    private var isInSetting: Bool {
        let granted = grantedWords
        let act = granted.last { !TermWords.permissions(of: words[$0].hash).isEmpty }
        guard grants, let act else { return false }
        return unexplained.contains { index in
            act < index && granted.contains(index)
                && TermWords.settings.contains(words[index].hash)
                && words[index - 1].hash != "deal"
                && !words[(index + 1)...].prefix(Self.longestSetting)
                    .contains { TermWords.openSettings.contains($0.hash) }
        }
    }

    /// "in any of the forms", "under the following terms"
    private static let longestSetting = 4

    /// "provided that:", or "provided that" followed by a condition
    private var hasConditionsBehindLead: Bool {
        guard let lead = phrases.last(where: { $0.meaning == .lead })?.first else { return true }
        let isBeforeList =
            endsInColon || words[lead...].contains { TermWords.pointing.contains($0.hash) }
        return isBeforeList && words.count - lead < Self.longestLead
            || phrases.contains {
                $0.first > lead && ($0.meaning.condition != nil || !restricts(at: lead))
            }
    }

    /// "subject to the restriction that": what follows is a demand, even if it sounds like a grant.
    private func restricts(at lead: Int) -> Bool {
        zip(words[lead...], words[(lead + 1)...]).contains {
            ($0.hash == "restriction" || $0.hash == "restrictions") && $1.hash == "that"
        }
    }

    /// "subject to all of the following terms and conditions, which you should read:"
    private static let longestLead = 28

    /// "provided that you grant us a license to use your changes"
    private var asksForLicense: Bool {
        let grant = phrases.first(where: \.meaning.isGrant)?.first ?? words.count
        let lead = phrases.last { $0.meaning == .lead && grant < $0.first }?.first ?? words.count
        return words.indices.contains { index in
            guard TermWords.grantors.contains(words[index].hash),
                !phrases.contains(where: { $0.meaning == .plain && $0.words.contains(index) }),
                lead < index || words[..<index].suffix(2).contains(where: isUser)
            else { return false }
            let object = words[(index + 1)...].prefix(Self.longestGrantee)
            guard let right = object.firstIndex(where: { TermWords.licensing.contains($0.hash) })
            else { return false }
            return !object[..<right].contains { TermWords.copies.contains($0.hash) }
        }
    }

    private func isUser(_ word: Word) -> Bool { TermWords.users.contains(word.hash) }

    /// "Moon Works, Inc. the right to": the words after a verb about who gets what.
    private static let longestGrantee = 6

    /// "for lunar missions", "with lunar maps", "in Lunaria"
    private var limitsGrant: Bool {
        guard grants else { return false }
        let granted = grantedWords
        return unexplained.contains { granted.contains($0) && limitsGrant(at: $0) }
    }

    /// Whether the sentence permits something, but not everywhere, to everybody and in each form.
    var permitsLess: Bool {
        guard grants else { return false }
        if isPlain, !isRead { return true }
        let granted = grantedWords
        return limitsUse
            || unexplained.contains { index in
                granted.contains(index)
                    && (kinds[index] == .operator && !denies || narrows(at: index))
            }
    }

    /// "You may turn it once", "Free for members": a short permission to readers.
    private var isPlain: Bool {
        words.count <= Self.longestPlain && TermWords.permitted.contains(words[0].hash)
            && has(TermWords.deeds)
    }

    /// In words.
    private static let longestPlain = 14

    /// "You may not need it"
    private var denies: Bool {
        zip(words, words.dropFirst()).contains {
            TermWords.powers.contains($0.hash) && $1.hash == "not"
        }
    }

    /// "in its own buildings", "on their wheels"
    private func isInOwnPlace(_ index: Int) -> Bool {
        let lead = words[..<index].suffix(Self.longestPlace)
        return lead.contains { TermWords.places.contains($0.hash) }
            && lead.contains { TermWords.owners.contains($0.hash) }
    }

    /// "on its very own": the words about the owner before a place.
    private static let longestPlace = 4

    /// "on your own computer", "at her own site"; not "at your own risk"
    private func isOwnPlace(_ index: Int) -> Bool {
        index > 2 && words[index - 1].hash == "own"
            && TermWords.owners.contains(words[index - 2].hash)
            && EnglishWords.prepositions.contains(words[index - 3].hash)
            && !TermWords.risks.contains(words[index].hash)
    }

    /// "deal in the moonlander without restriction": the name of the work
    private func isDealtIn(_ index: Int) -> Bool {
        phrases.contains {
            $0.meaning == .everything && $0.first < index && index < $0.last
        }
    }

    /// "do anything you like with it but distribute it", "apart from publication"
    private var exceptsAct: Bool {
        words.indices.dropLast().contains { index in
            words[index].hash == "but" && TermWords.deeds.contains(words[index + 1].hash)
                || words[index].hash == "apart" && words[index + 1].hash == "from"
        }
    }

    /// "deal in printed copies", "deal with the authors": less than the work
    private var dealsInParts: Bool {
        guard let deal = words.firstIndex(where: { $0.hash == "deal" }),
            let end = words[deal...].firstIndex(where: { $0.hash == "without" })
        else { return false }
        return unexplained.contains { index in
            deal + 1 < index && index < end && kinds[index] == .plain
                && !TermWords.determiners.contains(words[index].hash)
                && !TermWords.ofWork.contains(words[index].hash)
                && words[index].hash != "and" && words[index].hash != "or"
        }
    }

    /// "link it with Lunaria": the name of another work
    private func isLinked(_ index: Int) -> Bool {
        words[..<index].suffix(2).contains { $0.hash == "with" }
            && words[..<index].suffix(Self.longestLink).contains {
                TermWords.linking.contains($0.hash)
            }
    }

    /// "link the code of this program with": the words before the name of another work.
    private static let longestLink = 10

    /// "as a ringtone": in one form
    private func isAsSomething(_ index: Int) -> Bool {
        index > 1 && words[index - 2].hash == "as"
            && (words[index - 1].hash == "a" || words[index - 1].hash == "an")
            && TermWords.media.contains(words[index].hash)
    }

    func limitsGrant(at index: Int) -> Bool {
        TermWords.limits.contains(words[index].hash) || narrows(at: index)
    }

    /// Whether a word is someone, or a purpose or place, to which the grant is limited.
    private func narrows(at index: Int) -> Bool {
        if index > 0, words[index - 1].hash == "to",
            TermWords.groups.contains(words[index].hash)
        {
            return true
        }
        if isAsSomething(index) || isOwnPlace(index) { return true }
        guard kinds[index] == .name, index > 0, !isDealtIn(index), !isLinked(index) else {
            return false
        }
        return isPurpose(index) || isInOwnPlace(index)
    }

    /// "for Lunaria", "at the Observatory", "granted to the Society", "used by Lunarians"; not
    /// "changes to the Moonlander", "thanks to Turner", "payment to Turner", "written by Turner",
    /// "deal in the Orrery"
    private func isPurpose(_ index: Int) -> Bool {
        let hasArticle = words[index - 1].hash == "the"
        let before = words[..<(hasArticle ? index - 1 : index)].suffix(2).map(\.hash)
        guard let preposition = before.last else { return false }
        switch preposition {
        case "by": return TermWords.uses.contains(before[0])
        case "to" where hasArticle: return TermWords.granting.contains(before[0])
        case "to" where before[0] == "thanks" || before[0] == "payment": return false
        case "of": return before[0] == "part"
        case "in" where hasArticle && before[0] == "deal": return false
        default: return EnglishWords.prepositions.contains(preposition)
        }
    }
}
