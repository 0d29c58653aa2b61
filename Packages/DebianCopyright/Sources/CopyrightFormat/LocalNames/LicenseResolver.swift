import Bytes
import Deb822
import Identification
import LicenseStatements

/// What a `License` field says, and what that rests on.
struct ResolvedLicense {
    let license: StatedLicense
    let grounds: Grounds
    /// The synopsis; nil where the field has none.
    let name: ByteView?
}

/// Brings the names of one file and the texts under them together.
///
/// A definite name is the answer by itself. For a loose name and for one that only its own file
/// knows the printed text decides; where no text tells more, a loose name means what it usually
/// means, and an unknown one becomes a reference to its text.
struct LicenseResolver {
    let names: NameMeanings
    var texts: LocalTexts
    private var references: References
    /// What the fields say, in the order in which they were asked about.
    private(set) var answers: [ResolvedLicense] = []
    /// The places of those that a name alone gave.
    private var places: [FoldedName: Int] = [:]
    private var reported: Set<FoldedName> = []
    private var mismatched: Set<FoldedName> = []
    private(set) var findings: [CopyrightFinding] = []

    init(names: NameMeanings, texts: LocalTexts, includingTexts: Bool) {
        self.names = names
        self.texts = texts
        references = References(includingTexts: includingTexts)
    }

    var referencedTexts: [ReferencedText] { references.all }

    /// The place of what the field says among ``answers``, where it is put last if it is new; nil
    /// where the field is empty.
    mutating func resolve(_ field: Deb822Field) -> Int? {
        let text = LicenseText(of: field)
        let line = field.firstLine
        if text == nil, let known = places[FoldedName(bytes: line)] { return known }
        guard let synopsis = SynopsisField(line: line, text: text),
            let answer = resolve(synopsis, of: field)
        else { return nil }
        if text == nil { places[FoldedName(bytes: line)] = answers.count }
        answers.append(answer)
        return answers.count - 1
    }

    private mutating func resolve(
        _ synopsis: SynopsisField, of field: Deb822Field
    ) -> ResolvedLicense? {
        let (tree, isMalformed) = SynopsisParser.parse(synopsis.line)
        if isMalformed, !synopsis.isFirstLineOfText {
            findings.append(CopyrightFinding(.syntaxError, line: field.line))
        }
        guard let tree, !synopsis.isFirstLineOfText || isUnderstood(tree) else {
            return LicenseText(wholeOf: field).map { unnamed($0) }
        }
        var grounds = Grounds()
        let license = license(
            of: tree, text: synopsis.text, line: field.line, isAlone: true, grounds: &grounds)
        return ResolvedLicense(license: license, grounds: grounds, name: synopsis.line)
    }

    /// A text without a name. One that goes from part to part is prose.
    private mutating func unnamed(_ text: LicenseText) -> ResolvedLicense {
        if let meaning = texts.meaning(of: text) ?? texts.meaningOfParts(in: text) {
            return ResolvedLicense(
                license: meaning.license, grounds: Grounds(of: meaning), name: nil)
        }
        let reference = references.reference(
            to: nil, text: text, digest: texts.digest(of: text), underlying: [])
        return ResolvedLicense(
            license: .reference(reference), grounds: Grounds(.unlistedText), name: nil)
    }

    /// Whether every name of the tree is known or has a text.
    private func isUnderstood(_ tree: Synopsis) -> Bool {
        switch tree {
        case .name(let name):
            names.meaning(of: name).0 != .unknown || texts[name.whole] != nil
        case .and(let operands), .or(let operands):
            operands.allSatisfy(isUnderstood)
        }
    }

    private mutating func license(
        of tree: Synopsis, text: LicenseText?, line: Int, isAlone: Bool,
        grounds: inout Grounds
    ) -> StatedLicense {
        switch tree {
        case .name(let name):
            return license(of: name, text: text, line: line, isAlone: isAlone, grounds: &grounds)
        case .and(let operands):
            let (licenses, exceptions) = parted(operands)
            let all = licenses.map {
                license(of: $0, text: text, line: line, isAlone: false, grounds: &grounds)
            }
            return exceptions.reduce(all.count > 1 ? .and(all) : all[0]) { $0.with(exception: $1) }
        case .or(let operands):
            return .or(
                operands.map {
                    license(of: $0, text: text, line: line, isAlone: false, grounds: &grounds)
                })
        }
    }

    /// - Parameter text: what stands below the whole synopsis.
    private mutating func license(
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
            if isUnversioned { report(.unversionedLicense, name, line) }
            grounds.add(rule)
            return compared(
                license, isUnversioned: isUnversioned, with: text, name: name, line: line)
        case .loose(let license):
            return said(
                by: text, over: license, of: name, rule, line: line, grounds: &grounds)
        case .exceptional(let underlying):
            if text == nil { report(.licenseWithoutText, name, line) }
            if let text, let said = license(in: text, below: name, rule, underlying: underlying) {
                grounds.add(said.rule)
                return said.license
            }
            grounds.add(.unlistedException)
            return reference(to: name, text: text, underlying: underlying)
        case .unknown:
            if text == nil, compound(name) == nil { report(.unknownShortName, name, line) }
            if let text, let meaning = texts.meaning(of: text) {
                if meaning.isUnversioned { report(.unversionedLicense, name, line) }
                grounds.add(meaning)
                return meaning.license
            }
            if let license = compound(name) {
                grounds.add(.usualName)
                return license
            }
            grounds.add(text == nil ? .unlistedName : .unlistedText)
            return reference(to: name, text: text, underlying: [])
        }
    }

    /// A definite licence beside what its text says: the name is the answer and a text of another
    /// licence a finding, but which exception it is says the text, and so it does which version.
    private mutating func compared(
        _ license: StatedLicense, isUnversioned: Bool, with text: LicenseText?,
        name: SynopsisName, line: Int
    ) -> StatedLicense {
        guard let text, let meaning = texts.meaning(of: text) else { return license }
        if isUnversioned, let exact = license.madeExact(by: meaning.license) { return exact }
        if meaning.license.hasException,
            meaning.license.withoutExceptions == license.withoutExceptions
        {
            return meaning.license
        }
        reportMismatch(of: license, with: meaning, name, text)
        return license
    }

    /// A loose name over a text: the text decides. One that is no licence of the list is a licence
    /// of its own, unless it is too short to be any.
    private mutating func said(
        by text: LicenseText?, over license: StatedLicense, of name: SynopsisName,
        _ rule: StatementRule, line: Int, grounds: inout Grounds
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
        reportMismatch(of: license, with: meaning, name, text)
        if meaning.isUnversioned { report(.unversionedLicense, name, line) }
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

    /// Says it once a file for each name.
    private mutating func report(
        _ kind: CopyrightFinding.Kind, _ name: SynopsisName, _ line: Int
    ) {
        guard reported.insert(FoldedName(bytes: name.whole)).inserted else { return }
        findings.append(CopyrightFinding(kind, line: line, declared: String(name.whole)))
    }

    /// Says it once a file for each name. A text that points at the declared licence's own has it
    /// too, whatever else it names; but one GNU licence is easily written for another.
    private mutating func reportMismatch(
        of license: StatedLicense, with meaning: TextMeaning, _ name: SynopsisName,
        _ text: LicenseText
    ) {
        guard let (declared, said) = license.mismatch(with: meaning),
            declared.isGNU && said.isGNU
                || !texts.pointers(in: text).contains(where: { $0.isKin(of: declared) }),
            mismatched.insert(FoldedName(bytes: name.whole)).inserted
        else { return }
        findings.append(
            CopyrightFinding(
                .declaredTextMismatch, line: text.firstLine, declared: declared, text: said))
    }
}
