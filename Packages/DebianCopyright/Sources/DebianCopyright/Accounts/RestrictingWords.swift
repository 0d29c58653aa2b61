/// Whether a sentence withholds something, or asks for what a free license doesn't ask for.
///
/// Each question looks for one way of saying so, with examples; a sentence restricts if one of them
/// is answered with yes. They are asked of what no statement accounts for, so they may be strict: a
/// sentence that is taken for a restriction wrongly costs a look, one that isn't costs a lawsuit.
extension PermittingWords {
    var restrict: Bool {
        if areOfNames || areObedience || areLaw || areOfDocument { return false }
        return forbid || denyAct || limitToField || limitAct || needConsent || askForMoney
            || exceptSomebody || expire || imposeDuty || leadConditions
    }

    // MARK: What is withheld

    /// "is forbidden", "reverse engineering", "off limits to anybody"
    private var forbid: Bool {
        indices.contains { index in
            Self.forbidding.contains(hash(index)) && !isDenied(at: index)
                || hash(index) == Self.reverse && Self.engineering.contains(hash(index + 1))
        }
    }

    /// "may not be sold", "must never be published", "cannot copy", "not to be sold", "is not
    /// permitted", "no part of it may be copied", "no commercial use", "do not modify", "without
    /// modification", "does not include the right to sell"
    private var denyAct: Bool {
        indices.contains { index in
            if Self.none.contains(hash(index)) {
                return Self.doing.contains(hash(index + 1)) && hash(index + 1) != Self.copy
                    && hash(index + 2) != Terms.to
                    || has(.commercial, from: index + 1, reach: 2)
                    || isPartDenied(behind: index)
            }
            if hash(index) == Terms.without, hash(index - 1) != Terms.or {
                return word(index + 1, is: .change) || Self.altering.contains(hash(index + 1))
            }
            guard Self.not.contains(hash(index)) else { return false }
            if has([.permitted, .commercial], from: index + 1, reach: 3) { return true }
            if Self.giving.contains(hash(index + 1)) {
                return has([.right, .sale, .permission], from: index + 2, reach: 5)
            }
            let isModal =
                Self.modals.contains(hash(index - 1)) || Self.deniedModals.contains(hash(index))
                || Self.modals.contains(hash(index - 2)) && hash(index - 1) == Terms.be
            let isOrder =
                hash(index - 1) == Terms.do && (index == 1 || hash(index - 2) == Self.please)
            let isInfinitive = hash(index + 1) == Terms.to && hash(index + 2) == Terms.be
            return (isModal || isOrder || isInfinitive) && hasAct(from: index + 1, reach: 6)
                && !has(.gnu, from: index + 1, reach: 4)
        }
    }

    /// "no part … may be", "nobody may"
    private func isPartDenied(behind index: Int) -> Bool {
        (index + 1..<index + 8).contains { modal in
            word(modal, is: .may) && hasAct(from: modal + 1, reach: 3)
        }
    }

    /// "noncommercial", "not for commercial use", "for evaluation only", "for personal use"
    private var limitToField: Bool {
        indices.contains { index in
            if Self.noncommercial.contains(hash(index)) {
                return !isBesideCommercial(index) && !isOfOrganization(index)
            }
            if word(index, is: .commercial) { return isWithheld(index) }
            guard Self.fields.contains(hash(index)) else { return false }
            let isUse =
                has([.use, .person], from: index + 1, reach: 4)
                || Self.users.contains(hash(index + 1)) || Self.users.contains(hash(index + 2))
            return isUse
                && (has([.only, .may, .permitted, .granted, .licensed]) || has(word: Terms.free))
        }
    }

    /// "both commercial and noncommercial"
    private func isBesideCommercial(_ index: Int) -> Bool {
        has(.commercial, from: index - 4, reach: 9)
    }

    /// "a nonprofit organization", of which nothing more is said
    private func isOfOrganization(_ index: Int) -> Bool {
        Self.organizations.contains(hash(index + 1)) && !has([.only, .may, .permitted])
    }

    /// "excluding commercial applications", "commercial use requires a license"
    private func isWithheld(_ commercial: Int) -> Bool {
        let isBoth = (commercial - 4..<commercial + 5).contains {
            Self.noncommercial.contains(hash($0))
        }
        if isBoth { return false }
        return has(Self.withholding, from: commercial - 6, reach: 14)
            || has([.denying, .only], from: commercial - 4, reach: 4)
            || has(.not, from: commercial + 1, reach: 5)
            || has(.must, from: commercial + 1, reach: 5)
    }

    /// "may be used only with", "shall be used for", "for the sole purpose", "solely for use with", "only by members of"
    private var limitAct: Bool {
        indices.contains { index in
            if hash(index) == Self.sole { return word(index + 1, is: .use) }
            if hash(index) == Terms.used {
                return hash(index - 1) == Terms.be && word(index - 2, is: .must)
                    && hash(index + 1) == Terms.for
            }
            guard Self.only.contains(hash(index)) else { return false }
            let isBeforeAct =
                hasAct(from: index + 1, reach: 3) && !word(index - 1, is: .the)
            guard
                isBeforeAct && !Self.describing.contains(hash(index + 1))
                    || hasAct(from: index - 7, reach: 7) && Self.limits.contains(hash(index + 1))
            else { return false }
            return !speaksOfListed(behind: index)
        }
    }

    /// "only under the terms of the GPL", "only as version 2 of the license"
    private func speaksOfListed(behind index: Int) -> Bool {
        has([.license, .gnu, .version, .licensed], from: index + 1, reach: 8)
    }

    // MARK: What is asked for

    /// "without prior consent", "needs written permission", "contact us for a license"
    private var needConsent: Bool {
        indices.contains { index in
            if hash(index) == Terms.without || word(index, is: .nothing) {
                return has(Self.consent, from: index + 1, reach: 6) && has([.act, .must, .may])
            }
            return Self.asking.contains(hash(index)) && !isDenied(at: index)
                && has(Self.consent, from: index + 1, reach: 7)
        }
    }

    /// "must buy a key", "a fee is due", "no charge is made for copies", "not sell"
    private var askForMoney: Bool {
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

    /// "are excepted from this", "to everyone except", "excluding military use"
    private var exceptSomebody: Bool {
        indices.contains { index in
            if Self.excepted.contains(hash(index)) { return !isDenied(at: index) }
            if word(index, is: .person), has(Self.excepting, from: index + 1, reach: 2) {
                return true
            }
            return Self.excepting.contains(hash(index))
                && (has([.commercial, .field], from: index + 1, reach: 5)
                    || Self.spheres.contains(hash(index + 1)))
                || Self.spheres.contains(hash(index)) && has([.denying, .prohibiting, .only])
        }
    }

    /// "may be tried for thirty days", "a trial version", "expires"
    private var expire: Bool {
        indices.contains { index in
            Self.trials.contains(hash(index))
                || hash(index) == Self.days && has(Self.trying, from: index - 12, reach: 24)
        }
    }

    /// "you must register", "have to delete it", "shall notify the author"
    private var imposeDuty: Bool {
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

    // MARK: What restricts nothing

    /// "may not be used to endorse", "this notice may not be removed", "must not be misrepresented":
    /// the conditions of many free licenses.
    private var areOfNames: Bool {
        if has(.trademark), !has([.work, .file]) { return true }
        return (useName || indices.contains { Self.naming.contains(hash($0)) })
            && !has([.commercial, .field, .prohibiting, .sale])
            && !indices.contains { Self.only.contains(hash($0)) || Self.paying.contains(hash($0)) }
    }

    /// "use the name of the turner", "the names of its makers may not be used"
    private var useName: Bool {
        indices.contains { index in
            Self.names.contains(hash(index))
                && (has(.use, from: index - 3, reach: 3)
                    || hash(index + 1) == Terms.of && has(.not, from: index + 1, reach: 10))
        }
    }

    /// "except in compliance with the License": that it is one
    private var areObedience: Bool {
        indices.contains { index in
            word(index, is: .obeying)
                && (has(.license, from: index + 1, reach: 4) || hash(index + 2) == Self.it)
        }
    }

    /// "the government prohibits export to": a law says so, and nobody else
    private var areLaw: Bool {
        indices.contains { Self.exporting.contains(hash($0)) }
            && indices.contains { Self.laws.contains(hash($0)) } && !has(.commercial)
    }

    /// "to copy verbatim copies of this license document, but changing it is not allowed"
    private var areOfDocument: Bool {
        has(word: Terms.document) && has(.license) && has(word: Self.verbatim)
    }

    /// "is not prohibited", "nor forbidden"
    private func isDenied(at index: Int) -> Bool { has(.denying, from: index - 2, reach: 2) }

    private func hasAct(from start: Int, reach: Int) -> Bool {
        has(Self.doing, from: start, reach: reach)
    }

    private func has(_ words: WordSet, from start: Int, reach: Int) -> Bool {
        (max(0, start)..<max(0, start + reach)).contains {
            words.contains(hash($0)) && hash($0) != 0
        }
    }
}

extension PermittingWords {
    private static let termsWord = WordHash.hash(of: "terms")
    private static let reverse = WordHash.hash(of: "reverse")
    private static let engineering = WordSet("engineer engineering engineered compile")
    private static let please = WordHash.hash(of: "please")
    private static let giving = WordSet("include includes grant give extend confer")
    private static let commonsClause = WordHash.hashes(of: "commons clause")
    private static let pointing = WordSet("following these this")
    private static let copy = WordHash.hash(of: "copy")
    private static let it = WordHash.hash(of: "it")
    private static let sole = WordHash.hash(of: "sole")
    private static let mean = WordHash.hash(of: "mean")
    private static let verbatim = WordHash.hash(of: "verbatim")
    private static let days = WordHash.hash(of: "days")
    private static let forbidding = WordSet(
        """
        forbidden forbids forbid prohibited prohibits prohibit disallowed disallows banned unlawful
        illegal decompile decompilation decompiled disassemble disassembly reverseengineer confidential
        nontransferable nonsublicensable revocable
        """)

    private static let none = WordSet("no nobody noone none neither nor")
    private static let not = WordSet("not never cannot cant mustnt dont shant")
    private static let altering = WordSet("modifying altering changing alteration alterations")
    private static let deniedModals = WordSet("cannot cant mustnt shant")
    private static let modals = WordSet("may must shall can should could might will ought")
    private static let only = WordSet("only solely exclusively strictly")
    private static let describing = WordSet("use uses used needed")
    private static let limits = WordSet(
        "for with together in by if on when to inside within as into between where at from after")
    private static let doing = WordSet(
        """
        use used using copy copied copying distribute distributed distributing distribution
        redistribute redistributed redistributing redistribution modify modified modifying
        modification modifications change changed changing alter altered altering sell sold selling
        resell resold rent rented lease leased lend lent publish published publishing ship shipped
        transfer transferred sublicense sublicensed reproduce reproduced display displayed show
        shown perform performed load loaded run running install installed incorporate incorporated
        include included bundle bundled export exported disclose disclosed pass passed give given
        taken take taking made make compile compiled translate translated adapt adapted derive
        exploit exploited charge charged commercialize commercialise operate operated access
        accessed remove removed offer offered host hosted train trained benchmark share shared
        supply supplied lock embed embedded played play printed print deploy deployed
        """)
    private static let noncommercial = WordSet(
        "noncommercial noncommercially nonprofit nonprofits uncommercial")
    private static let withholding = WordSet(
        """
        except excepting exclude excludes excluding excluded prohibited forbidden require requires
        required contact permission consent written prior ask negotiate pay separate purchase
        unless apart
        """)
    private static let fields = WordSet(
        """
        personal private academic educational education research evaluation internal home hobby
        scientific teaching nonmilitary demonstration students
        """)
    private static let users = WordSet(
        "use uses purpose purposes users institutions only environment organizations")
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
    private static let organizations = WordSet(
        "organization organisation corporation company foundation entity group association")
    private static let exporting = WordSet("export exports exporting exportation reexport")
    private static let laws = WordSet(
        "government law laws regulations countries administration department")
    private static let excepted = WordSet("excepted")
    private static let excepting = WordSet("except excepting excluding excludes excluded")
    private static let spheres = WordSet(
        "military weapons weapon nuclear warfare evil surveillance companies businesses")
    private static let trials = WordSet("trial shareware nagware crippleware expires expire adware")
    private static let trying = WordSet("try tried delete stop evaluate evaluated after trial")
    private static let duties = WordSet(
        """
        register notify inform send pay buy purchase delete destroy ask return submit report obtain
        """)
    private static let names = WordSet("name names")
    private static let naming = WordSet(
        """
        endorse endorsement promote misrepresented misrepresent notice notices
        trademark trademarks logo logos
        """)
}
