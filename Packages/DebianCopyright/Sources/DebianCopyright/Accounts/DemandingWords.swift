/// What a sentence asks for that free licenses don't ask for: consent, money, a registration, or
/// that one agrees to terms which stand somewhere else.
extension PermittingWords {
    /// "without prior consent", "needs written permission", "contact us for a license"
    var needConsent: Bool {
        indices.contains { index in
            if hash(index) == Terms.without || word(index, is: .nothing) {
                return has(Self.consent, from: index + 1, reach: 6) && has([.act, .must, .may])
            }
            return Self.asking.contains(hash(index)) && !isNegated(at: index)
                && has(Self.consent, from: index + 1, reach: 7)
        }
    }

    /// "must buy a key", "a fee is due", "no charge is made for copies", "not sell"
    var askForMoney: Bool {
        indices.contains { index in
            if Self.paying.contains(hash(index)) {
                return has(.must, from: index - 7, reach: 7)
                    || has(Self.having, from: index - 7, reach: 7)
            }
            if Self.fees.contains(hash(index)) {
                let isFree = Self.freeing.contains(hash(index - 1)) || hash(index - 1) == Terms.or
                return !isFree && (has(.must) || Self.charging.contains(hash(index + 1)))
                    || has(Self.charged, from: index + 1, reach: 3)
            }
            if Self.charging.contains(hash(index)) {
                return hash(index - 1) != Terms.of
                    && (has(.not, from: index - 4, reach: 4) || word(index - 1, is: .nothing))
            }
            return word(index, is: .sale)
                && (Self.wishing.contains(hash(index - 1))
                    || Self.wishing.contains(hash(index - 2)))
        }
    }

    /// "may be tried for thirty days", "a trial version", "expires"
    var expire: Bool {
        indices.contains { index in
            Self.trials.contains(hash(index))
                || hash(index) == Self.days && has(Self.trying, from: index - 12, reach: 24)
        }
    }

    /// "you must register", "have to delete it", "shall notify the author"
    var imposeDuty: Bool {
        indices.contains { index in
            Self.duties.contains(hash(index))
                && (has(.must, from: index - 3, reach: 3)
                    || has(Self.having, from: index - 3, reach: 3))
        }
    }

    /// "these additional restrictions apply", "Commons Clause": what stands behind it restricts
    var leadConditions: Bool {
        indices.contains { index in
            if has(Self.commonsClause, at: index) { return true }
            return word(index, is: .adding) && word(index + 1, is: .limit)
                && (Self.pointing.contains(hash(index - 1))
                    || has(.applying, from: index + 2, reach: 2))
        }
    }

    /// "By using it you accept", "subject to the terms of use", "additional restrictions", "shall
    /// mean", which defines words of an agreement
    var pointToTerms: Bool {
        indices.contains { index in
            if Self.accepting.contains(hash(index)) {
                return has(Self.agreements, from: index + 1, reach: 5)
            }
            if hash(index) == Self.mean, word(index - 1, is: .must) { return true }
            if word(index, is: .adding) || Self.special.contains(hash(index)) {
                return (word(index + 1, is: .limit) || hash(index + 1) == Self.termsWord)
                    && !has(.refusingBehind)
                    && indices.contains { Self.imposing.contains(hash($0)) }
            }
            return hash(index) == Terms.of && Self.services.contains(hash(index + 1))
                && hash(index - 1) == Self.termsWord || Self.eulas.contains(hash(index))
        }
    }
}

extension PermittingWords {
    private static let termsWord = WordHash.hash(of: "terms")
    private static let commonsClause = WordHash.hashes(of: "commons clause")
    private static let pointing = WordSet("following these this")
    private static let mean = WordHash.hash(of: "mean")
    private static let days = WordHash.hash(of: "days")
    private static let consent = WordSet(
        "permission permissions consent approval authorization authorisation agreement")
    private static let asking = WordSet(
        """
        requires require required need needs needed obtain obtained obtaining ask contact request
        seek negotiate
        """)
    private static let paying = WordSet("pay buy purchase paid bought purchased")
    private static let having = WordSet("have has need needs obliged required")
    private static let fees = WordSet("fee fees royalty royalties")
    private static let freeing = WordSet("no without any free")
    private static let charging = WordSet("charge charged charges")
    private static let charged = WordSet("charged due payable required")
    private static let wishing = WordSet("wish wishes want wants desire intending intend")
    private static let accepting = WordSet(
        "agree agrees accept accepts agreeing accepting acceptance consent")
    private static let agreements = WordSet(
        "terms conditions agreement license eula policy use rules restrictions bound")
    private static let special = WordSet("special supplemental supplementary acceptable")
    private static let imposing = WordSet(
        "subject apply applies under must with these following see at also accept")
    private static let services = WordSet("use service usage")
    private static let eulas = WordSet("eula")
    private static let trials = WordSet("trial shareware nagware crippleware expires expire adware")
    private static let trying = WordSet("try tried delete stop evaluate evaluated after trial")
    private static let duties = WordSet(
        """
        register notify inform send pay buy purchase delete destroy ask return submit report obtain
        """)
}
