/// Whether a sentence says how far a license reaches, or speaks of money in a way that free
/// licenses don't.
extension PermittingWords {
    /// "The rights are limited to", "this license is void if", "the permission does not extend to",
    /// "commercial rights reserved"
    var limitLicense: Bool {
        if offLimits || reserveRest || areProprietary || refuseAct || permitDebian { return true }
        guard has([.license, .licensed, .permission, .right, .act, .use]) || has(word: "option")
        else { return false }
        return boundLicense || refuseLicense || reserveRight || licenseToOne || needLicense
    }

    /// "is proprietary software", "are under a non-free license"; not "Moon, which is proprietary"
    private var areProprietary: Bool {
        says(.proprietary) { index in
            (max(0, index - 5)..<index).contains { verb in
                Self.being.contains(word(verb)) && word(verb - 1) != "which"
            } && !isNegated(at: index) && !says(.removed)
        }
    }

    /// "does not allow hosting", "something we do not permit"
    private var refuseAct: Bool {
        says(.never) { word($0 + 1, says: .allowing) } && !has([.trademark, .disclaiming, .gnu])
            && !says([.removed, .law])
    }

    /// "Debian may distribute this", "permission was given to Debian": a license for Debian alone
    private var permitDebian: Bool {
        has(.debian) { debian in
            let isReader = word(debian + 1, is: .may)
            let isReceiver =
                (word(debian - 1) == "to" || word(debian - 1) == "by")
                && has([.permission, .permitted, .granted, .given, .may])
            let isOnly = word(debian - 1) == "to" && says(.only)
            return ((isReader || isReceiver) && has(.act) || isOnly) && !has(.packaging)
        }
    }

    /// "limited to natural persons", "void if"; not "including but not limited to"
    private var boundLicense: Bool {
        says(.bounded) { index in
            switch word(index) {
            case "limited", "restricted", "confined":
                word(index + 1) == "to" && !has(.not, from: index - 1, reach: 1)
            default: !isNegated(at: index) && has([.license, .licensed, .permission, .right])
            }
        } && !has(.disclaiming)
    }

    /// "does not extend to", "are not granted any license", "no right to deploy it is given"
    private var refuseLicense: Bool {
        says(.never) { index in
            word(index + 1) == "extend"
                || word(index + 1, is: .granted) && has([.license, .right, .permission])
                || word(index + 1, is: .licensed) && word(index + 2) == "for"
        } && !has([.trademark, .disclaiming])
            || says(.nobody) { index in
                word(index + 1, is: [.right, .permission])
                    && (word(index - 1, says: .holding)
                        || has([.given, .granted], from: index + 2, reach: 6))
            } && !has([.trademark, .disclaiming])
    }

    /// "the right to make derivative works is reserved", "commercial rights are retained by"; not
    /// "all rights reserved"
    private var reserveRight: Bool {
        reserveOption
            || has(.right) { right in
                let isAll = word(right - 1, is: .whole) || word(right - 1) == "some"
                // What is left of "All rights reserved" after a line break
                let isFormula = right == 0 && count == 2
                return !isAll && !isFormula
                    && (says(.reserved, from: right + 1, reach: 8)
                        || has(word: "retained") && word(right - 1, is: .commercial)
                        || has(Self.remainWith)
                        || word(right - 1, says: .withheld)
                            && says(.holding, from: right - 6, reach: 6))
            } && !has(.granted)
    }

    /// "we reserve the option to charge", "I keep all rights to it"
    private var reserveOption: Bool {
        indices.contains { index in
            Self.reserving.contains(word(index))
                && (index + 1...index + 3).contains { option in
                    word(option) == "option"
                        || word(option, is: .right) && word(option - 1) == "all"
                        || word(option, is: .right) && Self.ending.contains(word(option + 2))
                }
        }
    }

    /// "everything else is reserved"; not "Copyright 2001 Ada Turner and others, all rights
    /// reserved"
    private var reserveRest: Bool {
        says(.reserved) && says(.other) { !has(.copyright) || word($0 - 1) != "and" || !reserveAll }
    }

    private var reserveAll: Bool {
        says(.reserved) { word($0 - 1, is: .right) && word($0 - 2) == "all" }
    }

    /// "this copy is licensed to"
    private var licenseToOne: Bool {
        has(.licensed) { index in
            word(index + 1) == "to" && word(index - 2) == "copy"
        }
    }

    /// "requires a commercial license", "a separate license is needed"; not "unless a different
    /// license was obtained", "if you need one, commercial licenses are available"
    private var needLicense: Bool {
        says(.asking) && !has(word: "unless") && !has(word: "available")
            && has(.license) { word($0 - 1, says: .separate) || word($0 - 1, is: .commercial) }
    }

    /// "are off limits"
    private var offLimits: Bool { says(.off) { word($0 + 1) == "limits" } }

    /// "every commercial museum owes a copy", "a share of the profits": about money, but not in the
    /// way of free licenses
    var leaveGainOpen: Bool { says(.gain) && !permitGain && !offerProduct && !says(.name) }

    /// "may be sold", "without fee", "for any purpose, including commercial ones"
    private var permitGain: Bool {
        if says(.freeing, where: { says([.fee, .charging], from: $0 + 1, reach: 3) })
            || has(.limit, where: { word($0 - 1, is: .no) })
        {
            return true
        }
        let isPermission =
            has([.may, .permitted, .grant, .granted, .permission]) || has(word: "free")
            || has(word: "freely") || has(Self.forUseInAll) || says(.fine) { !isNegated(at: $0) }
        return isPermission && !has(.must)
            && !says([.turning, .other, .whoever, .asking])
            && !says(.having) { word($0 + 1) == "to" }
    }

    /// "commercial support is available", "a commercial item", "the commercial product Moon"
    private var offerProduct: Bool {
        has(.commercial) { commercial in
            (1...3).contains { word(commercial + $0, says: .product) }
        } || says(.organization)
    }

    private static let ending = WordSet(
        "cancel charge deny end limit refuse restrict revoke stop terminate withdraw")
    private static let reserving = WordSet("keep keeps reserve reserves")
    private static let being = WordSet("is are remains remain")
    private static let forUseInAll = WordHash.hashes(of: "available for use in all")
    private static let remainWith = WordHash.hashes(of: "remain with")
}
