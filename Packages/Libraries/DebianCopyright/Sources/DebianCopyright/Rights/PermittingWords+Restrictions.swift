/// Whether a sentence withholds something, or asks for what a free license doesn't ask for.
///
/// Each question looks for one wording and gives examples; a sentence restricts if the answer to
/// any question is yes. The questions concern only text that no statement accounts for, so they may
/// be strict: a false alarm costs a look, a missed restriction costs a lawsuit.
extension PermittingWords {
    var restrict: Bool {
        demandAct || !areHarmless && (forbid || denyAct || limit || except || demand || reserve)
    }

    private var limit: Bool {
        limitToField || limitAct || limitPlace || limitNumber || limitLicense
    }

    private var except: Bool { exceptSomebody || exceptByCondition }

    private var demand: Bool {
        needConsent || askForMoney || expire || imposeDuty || leadConditions
    }

    /// "is forbidden", "reverse engineering"
    private var forbid: Bool {
        says(.forbidding) { !isNegated(at: $0) && word($0 + 1) != "nothing" }
            || says(.dissecting)
            || says(.reverse) { word($0 + 1, says: .engineering) }
    }

    private var denyAct: Bool { denyToAll || denyChange || denyToReader }

    /// "no part of it may be copied", "no commercial use", "no distribution"
    private var denyToAll: Bool {
        says(.nobody) { index in
            word(index + 1, says: .doing) && word(index + 1) != "copy"
                && word(index + 2) != "to" && !word(index + 2, is: .work)
                || has(.commercial, from: index + 1, reach: 2)
                || says([.money, .gain], from: index + 1, reach: 3) && !word(index + 1, is: .limit)
                || word(index + 1) == "derivative" || isPartDenied(behind: index)
        }
    }

    /// "may be copied without modification"; not "the upstream tarball without changes"
    private var denyChange: Bool {
        lazy var act = firstIndex(of: .act)
        return says(.without) { index in
            word(index - 1) != "or"
                && (word(index + 1, is: .change) || word(index + 1, says: .altering))
                && (has(.may) || act < index)
        }
    }

    /// "may not be sold", "must never be published", "cannot copy", "not to be sold", "is not
    /// permitted", "do not modify", "does not include the right to sell", "not for use in"
    private var denyToReader: Bool {
        lazy var right = firstIndex(of: [.may, .granted, .right])
        lazy var isForObedience = allowByObedience
        return says(.never) { index in
            if has([.permitted, .commercial], from: index + 1, reach: 3) { return true }
            if word(index + 1) == "covered", index + 2 == count { return true }
            if index == count - 1, word(index - 1, is: .being),
                says(.fine) || has(.permitted) || has(word: "free")
            {
                return true
            }
            let isContrast = word(index - 1) == "but" || Self.though.contains(word(index - 1))
            if isContrast, right < index || says(.fine, from: 0, reach: index) { return true }
            if word(index + 1) == "for" {
                return has([.sale, .use, .act], from: index + 2, reach: 3)
            }
            if word(index + 1, says: .giving) {
                return has([.right, .sale, .permission], from: index + 2, reach: 5)
            }
            if has([.act, .sale]), says(.fine, from: index + 1, reach: 2) { return true }
            if word(index - 1, says: .softModal) {
                return has(.act, from: index + 1, reach: 4) && !has(.use, from: index + 1, reach: 4)
                    || has(.sale, from: index + 1, reach: 4)
                    || indices.contains(index + 1) && has(Self.usedFor, at: index + 1)
            }
            if word(index - 1, is: [.may, .must]), word(index - 1) != "can" {
                return !says(.uncertain, from: index + 1, reach: 2) && !isOfPossibility(index)
                    && !has([.disclaiming, .gnu]) && !isForObedience
            }
            let isModal =
                word(index - 1, says: .modal) || word(index, says: .deniedModal)
                || word(index - 2, says: .modal) && word(index - 1) == "be"
            let isOrder =
                word(index - 1) == "do" && (index == 1 || isBehindOrder(index - 1))
                || word(index) == "dont"
                    && (index == 0 || Self.ordering.contains(word(index - 1)))
            let isInfinitive = word(index + 1) == "to" && word(index + 2) == "be"
            return (isModal || isOrder || isInfinitive)
                && says(.doing, from: index + 1, reach: 6)
                && !has(.gnu, from: index + 1, reach: 4)
        }
    }

    /// "please do not", "do copy it, but do not", "you may copy it and do not"; not "the wheels
    /// turn and do not"
    private func isBehindOrder(_ verb: Int) -> Bool {
        Self.ordering.contains(word(verb - 1))
            || Self.joining.contains(word(verb - 1))
                && (has(.may) || word(0) == "do" || word(0, is: .act))
    }

    /// "this may not be legally possible" in some countries: a doubt about the law
    private func isOfPossibility(_ not: Int) -> Bool {
        (word(not - 2) == "this" || word(not - 2) == "it") && word(not + 1) == "be"
            && (not + 2...not + 3).contains { word($0) == "possible" }
    }

    /// "except under the license", "except in compliance with it"; not "except to test it, in
    /// compliance with the license"
    private var allowByObedience: Bool {
        says(.excepting) { has([.under, .obeying], from: $0 + 1, reach: 4) }
            && !askMoreThanObedience
    }

    /// "though not to prepare derivative works": a permission that denies one act
    var denyByOption: Bool {
        says(.never) { Self.though.contains(word($0 - 1)) && word($0 + 1) == "to" }
    }

    /// "no part … may be", "nobody may"
    private func isPartDenied(behind index: Int) -> Bool {
        (index + 1..<index + 8).contains { modal in
            word(modal, is: .may) && says(.doing, from: modal + 1, reach: 5)
        }
    }

    /// "noncommercial", "not for commercial use", "for evaluation only", "for personal use"
    private var limitToField: Bool {
        says(.noncommercial) { !isBesideCommercial($0) && !isOfOrganization($0) }
            || has(.commercial, where: isWithheld)
            || says(.field) { index in
                let isUse =
                    has([.use, .person], from: index + 1, reach: 4) || index + 1 == count
                    || word(index + 1, says: .user) || word(index + 2, says: .user)
                return isUse && !isBesideCommercial(index)
                    && (has([.only, .may, .permitted, .granted, .licensed])
                        || has(word: "free") || isPurpose(at: index))
            }
    }

    /// "is for private use"
    private func isPurpose(at field: Int) -> Bool {
        (1...3).contains {
            word(field - $0) == "for"
                && (field == $0 || word(field - $0 - 1, is: .verb) && word(field) != "internal"
                    || word(field - $0 - 1) == "available")
        }
    }

    private func isBesideCommercial(_ index: Int) -> Bool {
        has(.commercial, from: index - 4, reach: 9)
    }

    /// "a nonprofit organization", without more about it
    private func isOfOrganization(_ index: Int) -> Bool {
        word(index + 1, says: .organization) && !has([.only, .may, .permitted])
    }

    /// "excluding commercial applications", "commercial use requires a license"
    private func isWithheld(_ commercial: Int) -> Bool {
        if says(.noncommercial, from: commercial - 4, reach: 9)
            || has(.limit, where: { word($0 - 1, is: .no) }) || permitWithoutAsking
        {
            return false
        }
        return says(.withholding, from: commercial - 6, reach: 14)
            || has([.denying, .only], from: commercial - 4, reach: 4)
            || has(.not, from: commercial + 1, reach: 5)
            || has(.must, from: commercial + 1, reach: 5)
    }

    /// "on one computer", "by up to five users", "up to five copies"
    private var limitNumber: Bool {
        says(.machine) { machine in
            says(.number, from: machine - 2, reach: 2) && has([.may, .must, .granted, .licensed])
        }
            || has(word: "copies") && has(Self.upTo)
    }

    /// "may be used within the project"
    private var limitPlace: Bool {
        says(.used) { index in
            word(index - 1) == "be" && word(index - 2, is: .may)
                && Self.inside.contains(word(index + 1))
        }
    }

    /// "may be used only with", "shall be used for", "for the sole purpose", "solely for use with",
    /// "only by members of"
    private var limitAct: Bool {
        says(.sole) { word($0 + 1, is: .use) } || allowOnlySome || endInOnly
            || says(.used) { index in
                word(index - 1) == "be" && word(index - 2, is: .must)
                    && word(index + 1) == "for"
            }
            || says(.only) { index in
                let isBeforeAct =
                    says(.doing, from: index + 1, reach: 3) && !word(index - 1, is: .the)
                let isLimited =
                    isBeforeAct && !word(index + 1, says: .describing)
                    || (says(.doing, from: index - 7, reach: 7)
                        || has([.permitted, .granted, .licensed], from: index - 8, reach: 8))
                        && (word(index + 1, says: .limiting) || endPurpose(at: index))
                return isLimited && !speaksOfListed(behind: index)
            }
    }

    /// "may be loaded onto moons only"
    private var endInOnly: Bool {
        guard word(count - 1, says: .only), let modal = indices.first(where: { word($0, is: .may) })
        else { return false }
        return says(.doing, from: modal + 1, reach: 3)
            && says(.limiting, from: modal + 2, reach: count)
            && !speaksOfListed(behind: modal)
    }

    /// "Only paying guests of the club may copy it"; not "Only files that may be copied"
    private var allowOnlySome: Bool {
        word(0, says: .only)
            && has(.may) {
                $0 < Self.longestSubject && !Self.relative.contains(word($0 - 1))
                    && says(.doing, from: $0 + 1, reach: 2)
            }
    }

    /// In words.
    private static let longestSubject = 8
    private static let relative = WordSet("that which")

    /// "for classroom use only"
    private func endPurpose(at only: Int) -> Bool {
        has([.use, .right, .granted, .permission], from: only - 8, reach: 8)
            && (has(.use, from: only - 2, reach: 2) || only == count - 1)
            && (max(0, only - 8)..<only).contains { word($0) == "for" }
    }

    /// "only under the terms of the GPL", "only as version 2 of the license"; not "only with a
    /// license of ours"
    private func speaksOfListed(behind index: Int) -> Bool {
        if word(index + 1) == "with", Self.ofSeller.contains(word(index + 2)) { return false }
        return has([.license, .gnu], from: index + 1, reach: 8)
            || has(.licensed, from: index + 1, reach: 8) && has(.under, from: index + 1, reach: 8)
            || has(.version) { version in
                (index + 1..<index + 9).contains(version) && !word(version + 1, says: .doing)
            }
    }

    /// "are excepted from this", "to everyone except", "excluding military use"
    private var exceptSomebody: Bool {
        says(.excepted) { !isNegated(at: $0) } || excludeUsers
            || has(.person) { says(.excepting, from: $0 + 1, reach: 2) }
            || says(.excepting) { index in
                has([.commercial, .field], from: index + 1, reach: 5)
                    || word(index + 1, says: .sphere)
            }
            || has([.may, .permitted]) && says(.excepting) { Self.gerunds.contains(word($0 + 1)) }
            || says(.sphere) && has([.denying, .prohibiting, .only])
            || has([.sale, .commercial]) { word($0 - 1) == "but" }
    }

    /// "users in France are excluded"
    private var excludeUsers: Bool {
        says(.bounded) { index in
            Self.shutOut.contains(word(index)) && has(.being, from: index - 2, reach: 2)
                && has(.reader, from: 0, reach: index)
        }
    }

    /// "as long as you are no business", "unless you own", "if you are a company", "if your
    /// company"
    private var exceptByCondition: Bool {
        if has(Self.unlessYou) || has(Self.needToOwn) { return true }
        if indices.contains(where: {
            has(Self.ifYour, at: $0) && word($0 + 2, says: [.group, .organization])
                || has(Self.ifYouAre, at: $0) && says(.group, from: $0 + 3, reach: 3)
        }) {
            return true
        }
        return indices.contains {
            word($0) == "long" && word($0 + 1) == "as"
                && says([.never, .nobody], from: $0 + 2, reach: 6)
                && says([.group, .gain], from: $0 + 2, reach: 8)
        }
    }

    /// "is not prohibited", "nor forbidden"
    func isNegated(at index: Int) -> Bool { has(.denying, from: index - 2, reach: 2) }

    private static let ofSeller = WordSet("a our my another valid written paid")
    static let gerunds = WordSet(
        """
        including putting taking adding using shipping packaging selling publishing printing hosting
        """)
    private static let upTo = WordHash.hashes(of: "up to")
    private static let ordering = WordSet("please just so simply")
    private static let usedFor = WordHash.hashes(of: "be used for")
    private static let joining = WordSet("but and")
    private static let unlessYou = WordHash.hashes(of: "unless you")
    private static let needToOwn = WordHash.hashes(of: "need to own")
    private static let shutOut = WordSet("excluded barred exempted")
    private static let ifYour = WordHash.hashes(of: "if your")
    private static let ifYouAre = WordHash.hashes(of: "if you are")
    private static let inside = WordSet("within inside")
    private static let though = WordSet("though although")
}
