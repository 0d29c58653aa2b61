/// Words that sound like a restriction but withhold nothing.
extension PermittingWords {
    /// Whether the words only say what free licenses say, too.
    var areHarmless: Bool {
        areOfNames && !askForMoney || areObedience || areLaw || areOfDocument || limitWarranty
            || keepFreedom || areOfContributions || areUntested || areOfService
            || offerAnotherLicense || keepImmunity
    }

    /// Whether words that are typical of terms set none here: "was made by students", "no warranty
    /// is given to customers"
    var excuseTelltale: Bool {
        areHarmless && (useName || !has(.notice)) || areNoCondition || areOfMaking
            || areWish && !says(.nobody)
            || has([.disclaiming, .procurement]) || has(Self.patents)
    }

    /// Whether no word withdraws what other words grant.
    var withholdNothing: Bool {
        !has([.may, .must, .not, .only])
            && !says([.never, .nobody, .only, .modal, .without, .excepting])
    }

    /// "was developed by employees of": who made the work
    private var areOfMaking: Bool {
        says(.past) { Self.making.contains(word($0 + 1)) } && withholdNothing
    }

    /// "is not designed for nuclear plants", "has not been tested in hospitals": advice
    private var areUntested: Bool {
        !has(.commercial)
            && indices.contains {
                Self.testing.contains(word($0)) && says([.never, .nobody], from: $0 - 2, reach: 2)
            }
    }

    /// "may not be used to endorse", "to promote the sale", "this notice may not be removed", "must
    /// not be misrepresented": conditions of many free licenses
    private var areOfNames: Bool {
        if has(.trademark), !has([.work, .file]) { return true }
        // "Permission is granted, provided that this notice appears" is a complete license.
        return (useName || says(.naming, where: isOfMark) && !(has(.notice) && areFormula))
            && !has([.commercial, .field, .prohibiting, .only])
            && !has(.sale) { !says(.naming, from: $0 - 4, reach: 4) }
    }

    /// "this notice", "the logo"; not "please notice", "with a notice of two days"
    private func isOfMark(_ index: Int) -> Bool {
        word(index) != "notice" || word(index - 1) != "please" && !has(word: "days")
    }

    /// "use the name of the turner", "the names of its makers may not be used"
    private var useName: Bool {
        says(.name) { index in
            has(.use, from: index - 3, reach: 3) || has(.use, from: index + 1, reach: 3)
                || word(index + 1) == "of" && has(.not, from: index + 1, reach: 10)
        }
    }

    /// "except in compliance with the License": says that it is a license; not "and within our
    /// systems"
    private var areObedience: Bool {
        has(.obeying) { index in
            says(.excepting, from: index - 3, reach: 3)
                && (has(.license, from: index + 1, reach: 7) || word(index + 2) == "it")
        } && !askMoreThanObedience
    }

    /// "in compliance with the License and within our systems"
    var askMoreThanObedience: Bool {
        guard has(.obeying), let last = indices.last(where: { word($0) == "and" }) else {
            return false
        }
        return has(.obeying) { $0 < last }
    }

    /// "the government prohibits export to", "the country may have restrictions on the import":
    /// restrictions of the law, not of the authors
    var areLaw: Bool {
        says(.exporting) && (says(.law) || has(word: "country")) && !has(.commercial)
            && !says(.never) { word($0 + 1) == "for" }
            || word(0) == "disputes" && has(word: "settled") && has(word: "court")
    }

    /// "Support is given to paying customers only": about what the authors do, not what users may
    /// do
    private var areOfService: Bool {
        indices.prefix(3).contains { Self.services.contains(word($0)) && !has([.work, .file]) }
    }

    /// "to copy verbatim copies of this license document, but changing it is not allowed", "changes
    /// to this license"
    private var areOfDocument: Bool {
        has(word: "document") && has(.license) && has(word: "verbatim")
            || has(Self.changesToLicense) || has(Self.modificationOfLicense)
    }

    /// "only with a limited warranty": about the authors' liability, not what users may do
    private var limitWarranty: Bool {
        says(.only) { has(.disclaiming, from: $0 + 1, reach: 4) } && has(word: "limited")
    }

    /// "we forbid you to deprive anyone of these rights", "what is not allowed is to prevent others
    /// from sharing", "as long as you do not deny that freedom to others", "you may not impose any
    /// further restrictions": the purpose of the GNU
    /// licenses
    private var keepFreedom: Bool {
        indices.contains { index in
            word(index) == "impose" && has(.not, from: index - 2, reach: 2)
                && has(.limit, from: index + 1, reach: 3)
                && !has([.must, .not], from: index + 1, reach: count)
        }
            || says(.depriving) && (has(.right) || has(word: "sharing"))
                && !has([.commercial, .sale])
            || end(with: Self.freedomToOthers) && !has([.commercial, .sale])
    }

    /// "The agency does not waive its privileges and immunities": what a state gave to the holder,
    /// not what users may do
    var keepImmunity: Bool {
        has(Self.immunities) && has(.waiving) && !has([.may, .must, .only, .act, .commercial])
            && !says([.forbidding, .field, .group, .consent, .paying, .reserved]) && !askForMoney
    }

    /// "you can buy another license from us", "for other licensing arrangements, contact us": an
    /// offer, which withholds nothing
    private var offerAnotherLicense: Bool {
        indices.contains { index in
            (word(index, is: .license) || word(index) == "licensing")
                && Self.alternatives.contains(word(index - 1))
        }
            && !indices.contains {
                word($0) == "for" && !Self.alternatives.contains(word($0 + 1))
            }
            && has(Self.offers) && !has([.must, .commercial])
            && !says([.only, .forbidding, .group, .sphere, .field, .noncommercial])
            && !indices.contains { word($0) == "may" && has(.not, from: $0 + 1, reach: 1) }
    }

    /// "patches under another license will not be accepted": about what the authors accept from
    /// others; "any contribution submitted for inclusion shall be licensed as above"
    private var areOfContributions: Bool {
        has(Self.contributions) && has(Self.taking) && !has([.commercial, .sale])
            && !says(.paying) && !has(word: "dont")
            && !has(.not) { word($0 - 1, is: .may) || word($0 - 1) == "do" }
    }

    private static let freedomToOthers = WordHash.hashes(of: "deny that freedom to others")
    private static let alternatives = WordSet("another other alternative different")
    private static let offers = WordSet("can may offer offers available buy sell contact")
    private static let immunities = WordSet("immunity immunities")
    private static let patents = WordSet("patent patents")
    private static let making = WordSet(
        "developed written created made begun started designed produced prepared supported")
    private static let testing = WordSet("designed tested suitable fit")
    private static let services = WordSet("support forum mailing mailbox tracker newsletter")
    private static let contributions = WordSet(
        "patches contribution contributions fixes submissions reports")
    private static let taking = WordSet(
        """
        accepted accept taken take merged considered rejected sent sends send submit submits
        submitted
        """)
    private static let changesToLicense = WordHash.hashes(of: "changes to this license")
    private static let modificationOfLicense = WordHash.hashes(of: "modification of the license")
}
