import Bytes
import Identification
import LicenseStatements

extension LicenseResolver {
    /// - Parameter text: what stands below the whole synopsis.
    mutating func license(
        of name: SynopsisName, text own: LicenseText?, line: Int, isAlone: Bool,
        grounds: inout Grounds
    ) -> StatedLicense {
        let named = texts[name.whole] ?? name.withoutRemark.flatMap { texts[$0] }
        // "Same as above" is no text beside the one that stands elsewhere.
        let isRemark = own?.isLong == false && named?.isLong == true
        let text = isAlone && !isRemark ? own ?? named : named ?? own
        let (meaning, rule) = names.meaning(of: name)
        switch meaning {
        case .definite(let license, let isUnversioned):
            grounds.add(rule)
            if let exact = text.flatMap({ made(license, rule, exactBy: $0, isUnversioned) }) {
                return exact
            }
            if isUnversioned { findings.report(.unversionedLicense, name, line) }
            return compared(license, with: text, name: name)
        case .loose(let license, let other):
            return said(
                by: text, over: license, or: other, of: name, rule, line: line, grounds: &grounds)
        case .exceptional(let underlying):
            if text == nil { findings.report(.licenseWithoutText, name, line) }
            if let text, let said = license(in: text, below: name, rule, underlying: underlying) {
                grounds.add(said.rule)
                return said.license
            }
            if let text { compare(underlying, withGrantsIn: text, name: name) }
            grounds.add(.unlistedException)
            return reference(to: name, text: text, underlying: underlying)
        case .unknown:
            if let license = local(
                name, text: text, line: line, isAlone: isAlone, grounds: &grounds)
            {
                return license
            }
            if text == nil { findings.report(.unknownShortName, name, line) }
            grounds.add(text == nil ? .unlistedName : .unlistedText)
            return reference(to: name, text: text, underlying: [])
        }
    }

    /// A name that only its own file knows, by its text or by its parts; nil where neither says
    /// which licence it is.
    ///
    /// A `LicenseRef-` beside other names is more than the licences that its words may name.
    private mutating func local(
        _ name: SynopsisName, text: LicenseText?, line: Int, isAlone: Bool, grounds: inout Grounds
    ) -> StatedLicense? {
        if let text, let meaning = texts.meaning(of: text),
            isAlone || meaning.basis == .text || !name.isReference
        {
            grounds.add(meaning)
            let (license, isUnversioned) = exact(meaning, by: name)
            if isUnversioned { findings.report(.unversionedLicense, name, line) }
            return license
        }
        guard let license = text.flatMap({ expression(in: $0) }) ?? compound(name) else {
            return nil
        }
        grounds.add(.usualName)
        return license
    }

    /// A loose name over a text: the text decides. One that is no licence of the list is a licence
    /// of its own, unless it is too short to be any.
    private mutating func said(
        by text: LicenseText?, over license: StatedLicense, or other: StatedLicense?,
        of name: SynopsisName, _ rule: StatementRule, line: Int, grounds: inout Grounds
    ) -> StatedLicense {
        guard let text, let meaning = texts.meaning(of: text) else {
            let isUnlisted = text?.isLong == true && license != .reference(.publicDomain)
            grounds.add(isUnlisted ? .unlistedText : rule)
            return isUnlisted ? reference(to: name, text: text, underlying: []) : license
        }
        guard meaning.license != license,
            !meaning.rivals.contains(where: { license == .license($0) })
        else {
            grounds.add(meaning.rule)
            return license
        }
        if other == nil || meaning.license.licenseIDs != other?.licenseIDs {
            reportMismatch(of: license, with: meaning, name, text)
        }
        if meaning.isUnversioned { findings.report(.unversionedLicense, name, line) }
        grounds.add(meaning)
        return meaning.license
    }

    private mutating func reference(
        to name: SynopsisName, text: LicenseText?, underlying: [String]
    ) -> StatedLicense {
        let digest = text.map { texts.digest(of: $0) } ?? ReferenceName.digest(ofName: name.whole)
        let base = name.exception == nil ? nil : texts[name.name]
        return .reference(
            references.reference(
                to: name.whole, text: text, base: base, digest: digest, underlying: underlying))
    }
}

extension SynopsisName {
    /// Whether it says itself that the list lacks it (SPDX specification 2.3, annex D).
    fileprivate var isReference: Bool { whole.startsIgnoringCase(with: "LicenseRef-") }
}
