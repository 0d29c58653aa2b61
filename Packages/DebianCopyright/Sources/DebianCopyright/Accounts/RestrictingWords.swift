/// Whether a sentence withholds something, or asks for what a free license doesn't ask for.
///
/// Each question looks for one way of saying so, with examples; a sentence restricts if one of them
/// is answered with yes. They are asked of what no statement accounts for, so they may be strict: a
/// sentence that is taken for a restriction wrongly costs a look, one that isn't costs a lawsuit.
extension PermittingWords {
    var restrict: Bool {
        !areHarmless
            && (forbid || denyAct || limitToField || limitAct || exceptSomebody || needConsent
                || askForMoney || expire || imposeDuty || leadConditions)
    }

    /// "is forbidden", "reverse engineering", "off limits to anybody"
    private var forbid: Bool {
        indices.contains { index in
            Self.forbidding.contains(hash(index)) && !isNegated(at: index)
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

    /// "may be used only with", "shall be used for", "for the sole purpose", "solely for use with",
    /// "only by members of"
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

    /// "are excepted from this", "to everyone except", "excluding military use"
    private var exceptSomebody: Bool {
        indices.contains { index in
            if Self.excepted.contains(hash(index)) { return !isNegated(at: index) }
            if word(index, is: .person), has(Self.excepting, from: index + 1, reach: 2) {
                return true
            }
            return Self.excepting.contains(hash(index))
                && (has([.commercial, .field], from: index + 1, reach: 5)
                    || Self.spheres.contains(hash(index + 1)))
                || Self.spheres.contains(hash(index)) && has([.denying, .prohibiting, .only])
        }
    }

    /// "is not prohibited", "nor forbidden"
    func isNegated(at index: Int) -> Bool { has(.denying, from: index - 2, reach: 2) }

    private func hasAct(from start: Int, reach: Int) -> Bool {
        has(Self.doing, from: start, reach: reach)
    }
}

extension PermittingWords {
    private static let reverse = WordHash.hash(of: "reverse")
    private static let engineering = WordSet("engineer engineering engineered compile")
    private static let please = WordHash.hash(of: "please")
    private static let giving = WordSet("include includes grant give extend confer")
    private static let copy = WordHash.hash(of: "copy")
    private static let sole = WordHash.hash(of: "sole")
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
    private static let organizations = WordSet(
        "organization organisation corporation company foundation entity group association")
    private static let excepted = WordSet("excepted")
    private static let excepting = WordSet("except excepting excluding excludes excluded")
    private static let spheres = WordSet(
        "military weapons weapon nuclear warfare evil surveillance companies businesses")
}
