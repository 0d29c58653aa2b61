extension LicenseResolver {
    /// What a name says, and what its text does.
    ///
    /// - Parameter below: the name with the text that stands below the whole synopsis.
    mutating func license(of below: NamedText, grounds: inout Grounds) -> StatedLicense {
        let named = withOwnText(below)
        let (meaning, rule) = names.meaning(of: named.name)
        switch meaning {
        case .definite(let license, let isUnversioned):
            grounds.add(rule)
            if let exact = named.text.flatMap({ made(license, rule, exactBy: $0, isUnversioned) }) {
                return exact
            }
            if isUnversioned { report(.unversionedLicense, named) }
            return compared(license, with: named)
        case .loose(let license, let other):
            return said(by: named, over: license, or: other, by: rule, grounds: &grounds)
        case .exceptional(let underlying):
            if let said = license(in: named, under: rule, underlying: underlying) {
                grounds.add(said.rule)
                return said.license
            }
            if named.text == nil { report(.licenseWithoutText, named) }
            compare(underlying, withGrantsIn: named)
            grounds.add(.unlistedException)
            return reference(to: named, underlying: underlying)
        case .unknown:
            if let license = local(named, grounds: &grounds)
                ?? license(printedBelow: named, grounds: &grounds)
            {
                return license
            }
            if named.text == nil { report(.unknownShortName, named) }
            grounds.add(named.text == nil ? .unlistedName : .unlistedText)
            let excepted = named.name.isException ? named.text : nil
            return reference(
                to: named, underlying: excepted.flatMap { texts.onlyLicenseID(in: $0) } ?? [])
        }
    }

    /// The name with the text that the file gives for it, here or elsewhere.
    mutating func withOwnText(_ below: NamedText) -> NamedText {
        let name = below.name
        let printed =
            texts[name.whole] == nil
            ? name.withoutRemark.flatMap { texts[$0] } : texts.borrowed(for: name.whole)
        // "Same as above" is no text beside the one that stands elsewhere.
        let isRemark = below.text?.isLong == false && printed?.isLong == true
        var named = below
        named.text = below.isAlone && !isRemark ? below.text ?? printed : printed ?? below.text
        return named
    }

    /// A name that only its own file knows, by its text or by its parts; nil where neither says
    /// which licence it is.
    ///
    /// A `LicenseRef-` beside other names is more than the licences that its words may name.
    private mutating func local(_ named: NamedText, grounds: inout Grounds) -> StatedLicense? {
        if let license = compound(withReferenceTo: named) {
            grounds.add(.unlistedText)
            return license
        }
        if let text = named.text, let meaning = texts.meaning(of: text),
            named.isAlone || meaning.basis == .text || !named.name.isReference
        {
            grounds.add(meaning)
            let (license, isUnversioned) = exact(meaning, by: named.name)
            if isUnversioned { report(.unversionedLicense, named) }
            return license
        }
        if let license = named.text.flatMap({ expression(in: $0) }) ?? compound(named.name) {
            grounds.add(.usualName)
            return license
        }
        return collection(below: named, grounds: &grounds)
    }

    /// A loose name over a text: the text decides. One that is no licence of the list is a licence
    /// of its own, unless it is too short to be any.
    private mutating func said(
        by named: NamedText, over license: StatedLicense, or other: StatedLicense?,
        by rule: StatementRule, grounds: inout Grounds
    ) -> StatedLicense {
        guard let text = named.text, let meaning = texts.meaning(of: text) else {
            if let licenses = collection(below: named, grounds: &grounds) { return licenses }
            let isUnlisted = named.text?.isLong == true && license != .reference(.publicDomain)
            grounds.add(isUnlisted ? .unlistedText : rule)
            return isUnlisted ? reference(to: named) : license
        }
        guard meaning.license != license, meaning.license != license.withoutLaterVersions,
            !meaning.rivals.contains(where: { license == .license($0) })
        else {
            grounds.add(meaning.rule)
            return license
        }
        if other == nil || meaning.license.licenseIDs != other?.licenseIDs {
            reportMismatch(of: license, with: meaning, named.name, text)
        }
        if meaning.isUnversioned { report(.unversionedLicense, named) }
        grounds.add(meaning)
        return meaning.license
    }

    mutating func reference(
        to named: NamedText, underlying: [String] = []
    ) -> StatedLicense {
        let name = named.name
        let digest =
            named.text.map { texts.digest(of: $0) } ?? ReferenceName.digest(ofName: name.whole)
        let base = name.exception == nil ? nil : texts[name.name]
        return .reference(
            references.reference(
                to: name.whole, text: named.text, base: base, digest: digest,
                underlying: underlying))
    }

    mutating func report(_ kind: CopyrightFinding.Kind, _ named: NamedText) {
        findings.report(kind, named.name, named.line)
    }
}

extension SynopsisName {
    /// Whether it says itself that the list lacks it (SPDX specification 2.3, annex D).
    var isReference: Bool { whole.startsIgnoringCase(with: "LicenseRef-") }
}
