import DebianSystems

extension LicenseResolver {
    /// The license that a name and its text state, together with the terms that the text adds.
    ///
    /// - Parameter below: the name, with the text below the whole synopsis.
    mutating func license(of below: NamedText, strength: inout EvidenceStrength) -> StatedLicense {
        let named = withOwnText(below)
        let license = declaredLicense(of: named, strength: &strength)
        guard let text = named.text, license.isListed, let terms = terms(in: text, beside: license)
        else { return license }
        strength.add(.unlistedText)
        findings.reportCondition(
            beside: license.licenseIDs.first, texts.ownTermsLine(in: text) ?? named.line)
        return .and(license.conjuncts + self.license(of: terms, named: nil).conjuncts)
    }

    /// The terms that a text adds to a license; nil if it adds none, or only describes in its own
    /// words what the license permits.
    private mutating func terms(in text: LicenseText, beside license: StatedLicense)
        -> LicenseText?
    {
        guard let own = texts.findings(in: text).ownTerms,
            own.areRider || license == .reference(.publicDomain)
                || texts.meaning(of: text).map(\.hasMore)
                    ?? (own.restrict
                        || texts.ownTermsSayMore(in: text, than: license.licenseIDs))
        else { return nil }
        let terms = texts.ownTerms(in: text)
        return !own.restrict && terms?.asksNothing == true ? nil : terms
    }

    /// The license that a name and its text state, without added terms.
    private mutating func declaredLicense(
        of named: NamedText, strength: inout EvidenceStrength
    ) -> StatedLicense {
        if let text = named.text, texts.incompleteText(in: text) != nil {
            findings.reportIncompleteText(below: named.name, named.line)
        }
        let (meaning, method) = names.meaning(of: named.name)
        switch meaning {
        case .definite(let license, let isUnversioned):
            strength.add(method)
            // The name is an address, which only points to the license.
            if method == .grant { strength.add(.pointer) }
            if let exact = named.text.flatMap({ made(license, method, exactBy: $0, isUnversioned) })
            {
                return exact
            }
            if isUnversioned { report(.unversionedLicense, named) }
            return compared(license, with: named)
        case .ambiguous(let license, let other):
            return said(by: named, over: license, or: other, by: method, strength: &strength)
        case .exceptional(let underlying):
            if let said = license(in: named, under: method, underlying: underlying) {
                strength.add(said.method)
                return said.license
            }
            if named.text == nil { report(.licenseWithoutText, named) }
            compare(underlying, withGrantsIn: named)
            strength.add(.unlistedException)
            return reference(to: named, underlying: underlying)
        case .unknown:
            if let license = local(named, strength: &strength)
                ?? license(printedBelow: named, strength: &strength)
            {
                return license
            }
            if named.text == nil { report(.unknownShortName, named) }
            strength.add(named.text == nil ? .unlistedName : .unlistedText)
            let excepted = named.name.isException ? named.text : nil
            return reference(
                to: named, underlying: excepted.flatMap { texts.onlyLicenseID(in: $0) } ?? [])
        }
    }

    /// The name with the text that the file prints for it, here or elsewhere.
    mutating func withOwnText(_ below: NamedText) -> NamedText {
        let name = below.name
        for words in [name.whole, name.name, name.withoutRemark] {
            if let words { asked.insert(FoldedName(bytes: words)) }
        }
        let printed =
            texts[name.whole] == nil
            ? name.withoutRemark.flatMap { texts[$0] } : texts.borrowed(for: name.whole)
        // A remark such as "Same as above" doesn't replace a text printed elsewhere.
        let isRemark = below.text?.isLong == false && printed?.isLong == true
        var named = below
        named.text = below.isAlone && !isRemark ? below.text ?? printed : printed ?? below.text
        return named
    }

    /// The license of a name that only this file defines, found by its text or its parts; nil if
    /// neither determines a license.
    ///
    /// If a `LicenseRef-` is one of several names, the licenses that its text only names don't
    /// replace it.
    private mutating func local(_ named: NamedText, strength: inout EvidenceStrength)
        -> StatedLicense?
    {
        if let license = compound(withReferenceTo: named) {
            strength.add(.unlistedText)
            return license
        }
        if let text = named.text, let meaning = texts.meaning(of: text),
            named.isAlone || meaning.basis == .text || !named.name.isReference
        {
            strength.add(meaning)
            let (license, isUnversioned) = exact(meaning, by: named.name)
            if isUnversioned { report(.unversionedLicense, named) }
            return license
        }
        if let license = named.text.flatMap({ expression(in: $0) }) ?? compound(named.name) {
            strength.add(.usualName)
            return license
        }
        return collection(below: named, strength: &strength)
    }

    /// The license of an ambiguous name, which its text decides. A text that isn't on the list is a
    /// license of its own, unless it is too short.
    private mutating func said(
        by named: NamedText, over license: StatedLicense, or other: StatedLicense?,
        by method: DetectionMethod, strength: inout EvidenceStrength
    ) -> StatedLicense {
        guard let text = named.text, let meaning = texts.meaning(of: text) else {
            if let licenses = collection(below: named, strength: &strength) { return licenses }
            let isUnlisted = named.text?.isLong == true && license != .reference(.publicDomain)
            strength.add(isUnlisted ? .unlistedText : method)
            if method == .grant, !isUnlisted { strength.add(.pointer) }
            return isUnlisted ? reference(to: named) : license
        }
        guard meaning.license != license, meaning.license != license.withoutLaterVersions,
            !meaning.rivals.contains(where: { license == .license($0) })
        else {
            strength.add(meaning.method)
            return license
        }
        if other == nil || meaning.license.licenseIDs != other?.licenseIDs {
            reportMismatch(of: license, with: meaning, named.name, text)
        }
        if meaning.isUnversioned { report(.unversionedLicense, named) }
        strength.add(meaning)
        return meaning.license
    }

    mutating func reference(
        to named: NamedText, underlying: [String] = []
    ) -> StatedLicense {
        let name = named.name
        let base = name.exception == nil ? nil : texts[name.name]
        guard let text = named.text else {
            return .reference(
                references.reference(to: name.whole, base: base, underlying: underlying))
        }
        ownTexts.insert(text.firstLine)
        if base == nil, underlying.isEmpty { return self.license(of: text, named: name.whole) }
        return .reference(
            references.reference(
                to: name.whole, text: text, digest: texts.digest(of: text),
                base: base.map { ($0, texts.digest(of: $0)) }, underlying: underlying))
    }

    mutating func report(_ kind: CopyrightFinding.Kind, _ named: NamedText) {
        findings.report(kind, named.name, named.line)
    }
}

extension StatedLicense {
    /// Whether the whole tree consists of licenses of the list and the public domain.
    fileprivate var isListed: Bool {
        switch self {
        case .license: true
        case .reference(let reference): reference == .publicDomain
        case .and(let operands), .or(let operands): operands.allSatisfy(\.isListed)
        }
    }
}

extension SynopsisName {
    /// Whether the name itself says that the list lacks the license (SPDX specification 2.3, annex
    /// D).
    var isReference: Bool { whole.startsIgnoringCase(with: "LicenseRef-") }
}

/// Other licenses in the text below a definite name.
extension LicenseResolver {
    /// The licenses that the text states for works other than the named one; empty if there are
    /// none.
    mutating func others(below named: NamedText) -> [StatedLicense] {
        guard let text = named.text,
            case .definite(.license(let id, _, _), _) = names.meaning(of: named.name).meaning
        else { return [] }
        return texts.notices(in: text, below: id)?.others ?? []
    }

    /// A license named without its version, with the version of the family's text that is printed
    /// before the notices of other works; nil if there is no such text.
    mutating func made(_ license: StatedLicense, exactByNoticesIn text: LicenseText)
        -> StatedLicense?
    {
        guard case .license(let id, _, _) = license else { return nil }
        return texts.notices(in: text, below: id).flatMap { license.madeExact(by: $0.own) }
    }
}

extension LicenseResolver {
    /// The licenses that a text combines under one name, with a reference to the text if it sets
    /// further terms; nil if the text doesn't combine licenses.
    mutating func collection(below named: NamedText, strength: inout EvidenceStrength)
        -> StatedLicense?
    {
        guard named.isAlone, let text = named.text,
            let meaning = texts.meaningOfCollection(in: text)
        else { return nil }
        if meaning.isUnversioned { report(.unversionedLicense, named) }
        strength.add(meaning)
        guard meaning.hasMore else { return meaning.license }
        strength.add(.unlistedText)
        return .joined(meaning.license.conjuncts + [reference(to: named)], by: StatedLicense.and)
    }
}

/// Determining the version from a name and its text together.
extension LicenseResolver {
    /// The exact license, if the name leaves several versions or editions open and the text
    /// decides; nil if the name is exact, or the text doesn't decide.
    mutating func made(
        _ license: StatedLicense, _ method: DetectionMethod, exactBy text: LicenseText,
        _ isUnversioned: Bool
    ) -> StatedLicense? {
        guard isUnversioned || license.isEdition(namedBy: method) else { return nil }
        guard let meaning = texts.meaning(of: text) else {
            return isUnversioned ? made(license, exactByNoticesIn: text) : nil
        }
        if meaning.isUnversioned { return nil }
        return isUnversioned
            ? license.madeExact(by: meaning.license)
            : meaning.basis == .text && meaning.license.isEdition(namedBy: method)
                ? meaning.license : nil
    }

    /// The license of a text below a name that only this file defines, and whether its version is
    /// still open.
    func exact(_ meaning: TextMeaning, by name: SynopsisName) -> (StatedLicense, Bool) {
        if meaning.isUnversioned {
            if let exact = names.gnuLicense(atHeadOf: name), exact.isOfFamily(of: meaning.license) {
                return (exact, false)
            }
            return (meaning.license, true)
        }
        // There is no version "GPL-2.1+", but the name says that later versions may be chosen.
        let isLater = name.isOrLater || name.whole.last == UInt8(ascii: "+")
        let license =
            isLater && meaning.basis == .pointer ? meaning.license.orLater : meaning.license
        return (license, false)
    }
}

/// Comparing names with the texts below them.
extension LicenseResolver {
    /// Compares a definite license with its text: the license is the answer, and another license's
    /// text is a finding. But if the text adds an exception, the text is the answer.
    mutating func compared(
        _ license: StatedLicense, with named: NamedText
    ) -> StatedLicense {
        guard let text = named.text, let meaning = texts.meaning(of: text) else { return license }
        if meaning.license.hasException,
            meaning.license.withoutExceptions == license.withoutExceptions
        {
            return meaning.license
        }
        reportMismatch(of: license, with: meaning, named.name, text)
        return license
    }

    /// Compares the license under an unlisted exception with the words that grant it.
    mutating func compare(_ underlying: [String], withGrantsIn named: NamedText) {
        guard underlying.count == 1, let text = named.text else { return }
        let granted = Set(texts.grants(in: text).filter { $0.isOfFamily(of: underlying[0]) })
        guard granted.count == 1, let said = granted.first, said != underlying[0] else { return }
        findings.reportMismatch(of: underlying[0], with: said, named.name, text.firstLine)
    }

    /// Reports another license's text, unless the text points to the declared license, too: such a
    /// text includes it, whatever else it names. Between GNU licenses a pointer doesn't count,
    /// because one is easily written for another.
    mutating func reportMismatch(
        of license: StatedLicense, with meaning: TextMeaning, _ name: SynopsisName,
        _ text: LicenseText
    ) {
        guard let (declared, said) = license.mismatch(with: meaning),
            declared.isGNULicense && said.isGNULicense
                || !texts.pointers(in: text).contains(where: { $0.isOfFamily(of: declared) })
        else { return }
        findings.reportMismatch(of: declared, with: said, name, text.firstLine)
    }
}
