/// What a sentence asks for that free licenses don't ask for: consent, money, registration, or
/// agreement to terms that are printed elsewhere.
extension PermittingWords {
    /// "without prior consent", "needs written permission", "contact us for a license"
    var needConsent: Bool {
        guard says(.consent) else { return false }
        let isDenied = { says(.consent, from: $0 + 1, reach: 6) && has([.act, .must, .may]) }
        return says(.without, where: isDenied) && !permitWithoutAsking
            || has(.nothing, where: isDenied)
            || says(.asking) { !isNegated(at: $0) && says(.consent, from: $0 + 1, reach: 7) }
            || says(.consent, where: isOwn)
    }

    /// "may be copied with our written consent"
    private func isOwn(_ consent: Int) -> Bool {
        (2...4).contains { gap in
            word(consent - gap) == "with" && Self.owners.contains(word(consent - gap + 1))
        } && has(.may) { $0 < consent }
    }

    /// "You can copy it, all without asking permission"; not "You may not copy it without asking
    /// for permission"
    var permitWithoutAsking: Bool {
        says(.without) { without in
            (word(without + 1) == "asking" || word(without + 1) == "any")
                && without + Self.longestAsking >= count
                && has(.may) { $0 < without && word($0 - 1, is: .reader) }
        } && !has([.not, .must, .turning, .conditional])
            && !says([.never, .nobody, .forbidding, .excepting])
    }

    /// "must buy a key", "if you pay", "a fee is due", "no charge is made for copies", "not sell"
    var askForMoney: Bool {
        says(.paying) { index in
            has(.must, from: index - 7, reach: 7) || says(.having, from: index - 7, reach: 7)
                || (index - 6..<index).contains { Self.conditions.contains(word($0)) }
                    && !says(.wishing, from: index - 3, reach: 3)
        }
            || says(.fee) { index in
                let isFree = word(index - 1, says: .freeing) || word(index - 1) == "or"
                return !isFree && (has(.must) || word(index + 1, says: .charging))
                    || says(.charged, from: index + 1, reach: 3)
            }
            || says(.charging) { word($0 + 1, says: .only) || word($0 - 1, says: .only) }
            || has(.must) && has(word: "free") && (has(.act) || says(.giving))
            || says(.charging) { index in
                word(index - 1) != "of"
                    && (has(.not, from: index - 4, reach: 4) || word(index - 1, is: .nothing))
            }
            || has(.sale) { word($0 - 1, says: .wishing) || word($0 - 2, says: .wishing) }
    }

    /// "may be tried for thirty days", "a trial version", "expires", "free for a year"
    var expire: Bool {
        says(.trial) || says(.days) { says(.trying, from: $0 - 12, reach: 24) }
            || (has(.may) || has(word: "free")) && !says(.past)
                && indices.contains { index in
                    word(index - 2) == "for" && Self.spans.contains(word(index))
                        && (word(index - 1) == "a" || word(index - 1, says: .number))
                }
    }

    /// "agree not to disclose"
    private var agreeNot: Bool {
        says(.accepting) {
            says(.never, from: $0 + 1, reach: 1) && word($0 + 2) == "to"
                && says(.doing, from: $0 + 3, reach: 3)
        }
    }

    /// "you must register", "have to delete it", "shall notify the author"
    var imposeDuty: Bool {
        agreeNot
            || says(.due) { index in
                word(index - 1) == "be"
                    && (has(.must, from: index - 3, reach: 3)
                        || says(.having, from: index - 4, reach: 4))
            }
            || says(.duty) {
                has(.must, from: $0 - 3, reach: 3) || says(.having, from: $0 - 3, reach: 3)
            }
    }

    /// "you must display our logo", "distribution requires a copy for its author", "comes with one
    /// duty"; not "you must keep this notice"
    var demandAct: Bool {
        if has(word: "duty"), !says([.nobody, .without, .law]) { return true }
        if has([.gnu, .notice]) || says(.law) { return false }
        return has(.must) { must in
            word(must - 1, is: .reader) && !Self.usualDuties.contains(word(must + 1))
                && !says(.never, from: must + 1, reach: 1)
        }
            || indices.contains { index in
                word(index) == "requires"
                    && indices.prefix(index).contains { Self.passingOn.contains(word($0)) }
            }
    }

    /// "these additional restrictions apply", "Commons Clause", "only if the following conditions":
    /// announces a restriction
    var leadConditions: Bool {
        has(Self.commonsClause)
            || has(.adding) { index in
                word(index + 1, is: .limit)
                    && (word(index - 1, says: .pointing)
                        || has(.applying, from: index + 2, reach: 2))
            }
            || says(.only) { word($0 + 1) == "if" && has(.limit, from: $0 + 2, reach: 5) }
    }

    /// "By using it you accept", "subject to the terms of use", "additional restrictions", "shall
    /// mean" (which defines the words of an agreement)
    var pointToTerms: Bool { acceptTerms || pointElsewhere }

    /// "By using it you accept the license"
    private var acceptTerms: Bool {
        says(.accepting) { says(.agreement, from: $0 + 1, reach: 5) }
            // CeCILL's notices say "that you have knowledge of the license and accept its terms".
            && !has(word: "knowledge") && !areWish
    }

    /// "By using it you accept the terms of this agreement", which are those of the same text
    var acceptOwnTerms: Bool {
        acceptTerms && !pointElsewhere && Self.ownTerms.contains(where: end)
    }

    private var pointElsewhere: Bool {
        says(.mean) { word($0 - 1, is: .must) }
            || has(.adding, where: isOfTerms) || says(.special, where: isOfTerms)
            || says(.service) { index in
                // "See Terms of Use for definitions of the data files."
                word(index - 1) == "of" && word(index - 2, says: .terms)
                    && word(index + 2) != "definitions"
            }
            || says(.eula) || says(.terms) && has(Self.yourContract) || isUnderAgreement
            || leaveDoubt
            || says(.separate) { word($0 - 1) == "to" || word($0 - 2) == "to" }
                && has(word: "subject")
            || has(.limit) { word($0 - 1) == "file" || word($0 + 1) == "file" }
    }

    /// "additional restrictions apply", "special terms"
    private func isOfTerms(_ index: Int) -> Bool {
        (word(index + 1, is: .limit) || word(index + 1, says: .terms))
            && !has(.refusingBehind) && (says(.imposing) || count <= Self.longestHeading)
    }

    /// "under the vendor's license agreement"
    private var isUnderAgreement: Bool {
        indices.contains { index in
            word(index) == "agreement" && word(index - 1, is: .license)
                && word(index - 2) != "contributor"
                && (has(.under, from: index - 7, reach: 6)
                    || (index - 7..<index).contains { word($0) == "subject" })
        }
    }

    /// "without asking for permission"
    private static let longestAsking = 4
    /// "Further terms:"
    private static let longestHeading = 4

    private static let spans = WordSet("day days week weeks month months year years")
    private static let usualDuties = WordSet(
        """
        be have also either obey comply follow agree keep retain include reproduce see read note use
        run install set enable build compile choose accept apply check
        """)
    private static let passingOn = WordSet("distribution redistribution sale selling publication")
    private static let conditions = WordSet("if unless until once after long provided who")
    private static let owners = WordSet("our my his her their")
    private static let ownTerms = ["of this agreement", "of this license", "of this licence"]
        .map(WordHash.hashes)
    private static let yourContract = WordHash.hashes(of: "your contract")
    private static let commonsClause = WordHash.hashes(of: "commons clause")
}
