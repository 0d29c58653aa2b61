import DebianSystems

/// The answer to a `License` field, and the evidence for it.
struct ResolvedLicense {
    let license: StatedLicense
    var strength: EvidenceStrength
    /// The synopsis; nil if the field has none.
    var name: ByteView?
    /// The licenses that the field's text states for other works.
    var others: [StatedLicense] = []
}

/// Combines the names of one file with the texts below them.
///
/// A definite name is the answer by itself. For an ambiguous name, and for one that only its own
/// file defines, the printed text decides. Without a deciding text, an ambiguous name has its usual
/// meaning, and an unknown name becomes a reference to its text.
struct LicenseResolver {
    let names: NameMeanings
    var texts: LocalTexts
    var references: References
    /// The answers to fields that consist of a name alone.
    private var answers: [FoldedName: ResolvedLicense] = [:]
    var findings = NameFindings()
    /// The synopses and names resolved so far: no stanza refers to the texts of other names.
    var asked: Set<FoldedName> = []
    /// The first lines of texts that are licenses of their own, so that all their lines are
    /// accounted for.
    var ownTexts: Set<Int> = []

    init(names: NameMeanings, texts: LocalTexts, references: References) {
        self.names = names
        self.texts = texts
        self.references = references
    }

    /// The answer to a field; nil if the field is empty.
    mutating func resolve(_ field: Deb822Field) -> ResolvedLicense? {
        let text = LicenseText(of: field)
        let line = field.firstLine
        asked.insert(FoldedName(bytes: line))
        if text == nil, let answer = answers[FoldedName(bytes: line)] { return answer }
        guard let synopsis = SynopsisField(line: line, text: text),
            let answer = resolve(synopsis, of: field)
        else { return nil }
        references.add(namesIn: answer.license)
        if text == nil { answers[FoldedName(bytes: line)] = answer }
        return answer
    }

    private mutating func resolve(
        _ synopsis: SynopsisField, of field: Deb822Field
    ) -> ResolvedLicense? {
        var (tree, isMalformed) = SynopsisParser.parse(synopsis.line)
        if synopsis.text == nil,
            let name = localName(synopsis.line, besides: isMalformed ? nil : tree)
        {
            (tree, isMalformed) = (.name(name), false)
        }
        if isMalformed, !synopsis.isFirstLineOfText {
            findings.add(CopyrightFinding(.syntaxError, line: field.line))
        }
        guard let tree, !synopsis.isFirstLineOfText || tree.allSatisfy(isUnderstood) else {
            return LicenseText(wholeOf: field).map { unnamed($0) }
        }
        var strength = EvidenceStrength()
        // A stanza may define a combination of names, each of which means nothing alone.
        let isDefined = synopsis.text == nil && !tree.allSatisfy(isUnderstood)
        let whole = isDefined ? texts[synopsis.line] : nil
        if let meaning = whole.flatMap({ texts.meaning(of: $0) }) {
            return ResolvedLicense(
                license: meaning.license, strength: EvidenceStrength(of: meaning),
                name: synopsis.line)
        }
        let license = license(
            of: tree, text: synopsis.text ?? whole, line: field.line, isAlone: true,
            strength: &strength)
        var answer = ResolvedLicense(license: license, strength: strength, name: synopsis.line)
        if case .name(let name) = tree {
            let below = NamedText(
                name: name, text: synopsis.text, line: field.line, isAlone: true)
            answer.others = others(below: withOwnText(below))
        }
        return answer
    }

    /// The whole line as one name, if it contains no known name and the file has a text for the
    /// line elsewhere.
    private func localName(_ line: ByteView, besides tree: Synopsis?) -> SynopsisName? {
        if case .name = tree { return nil }
        guard texts[line] != nil, tree?.contains(where: isUnderstood) != true else { return nil }
        return SynopsisName(
            name: line, withoutRemark: nil, exception: nil, whole: line, isOrLater: false)
    }

    /// The answer to a text without a name. A text that goes from part to part is read as prose.
    private mutating func unnamed(_ text: LicenseText) -> ResolvedLicense {
        if let meaning = texts.meaning(of: text) ?? texts.meaningOfParts(in: text) {
            if let id = texts.incompleteText(in: text) {
                findings.add(
                    CopyrightFinding(.incompleteText, line: text.firstLine, declared: id))
            }
            var license = meaning.license
            if let terms = texts.ownTerms(in: text) {
                findings.reportCondition(beside: license.licenseIDs.first, terms.firstLine)
                let added = self.license(of: terms, named: nil)
                license = .and(license.conjuncts + added.conjuncts)
            }
            return ResolvedLicense(
                license: license, strength: EvidenceStrength(of: meaning), name: nil)
        }
        return ResolvedLicense(
            license: license(of: text, named: nil), strength: EvidenceStrength(.unlistedText),
            name: nil)
    }

    /// The reference or LicenseDB license for a text that the SPDX list lacks.
    mutating func license(of text: LicenseText, named name: ByteView?) -> StatedLicense {
        references.license(of: text, named: name, digest: texts.digest(of: text))
    }

    /// Whether a line is a synopsis in which each name is known or has a text.
    func understands(_ line: ByteView) -> Bool {
        guard case (let tree?, false) = SynopsisParser.parse(line) else { return false }
        return tree.allSatisfy(isUnderstood)
    }

    /// Whether a line has a known name, or is the name of a long text.
    func knows(_ line: ByteView) -> Bool {
        if texts[line]?.isLong == true { return true }
        guard let tree = SynopsisParser.parse(line).tree else { return false }
        return tree.contains { names.meaning(of: $0).meaning != .unknown }
    }

    /// Whether the name is known or has a text.
    private func isUnderstood(_ name: SynopsisName) -> Bool {
        names.meaning(of: name).meaning != .unknown || texts[name.whole] != nil
    }

    private mutating func license(
        of tree: Synopsis, text: LicenseText?, line: Int, isAlone: Bool,
        strength: inout EvidenceStrength
    ) -> StatedLicense {
        switch tree {
        case .name(let name):
            return license(
                of: NamedText(name: name, text: text, line: line, isAlone: isAlone),
                strength: &strength)
        case .and(let operands):
            let (operands, exceptions) = parted(operands)
            let all = licenses(of: operands, text: text, line: line, strength: &strength)
            return exceptions.reduce(all.count > 1 ? .and(all) : all[0]) { $0.with(exception: $1) }
        case .or(let operands):
            return .or(licenses(of: operands, text: text, line: line, strength: &strength))
        }
    }

    private mutating func licenses(
        of operands: [Synopsis], text: LicenseText?, line: Int, strength: inout EvidenceStrength
    ) -> [StatedLicense] {
        let owner = text.flatMap { subject(of: $0, among: operands) }
        let rest = owner == nil ? text.flatMap { self.rest(of: $0, among: operands) } : nil
        return operands.indices.map { index in
            let own = owner == nil || owner == index ? text : nil
            return license(
                of: operands[index], text: rest?.owner == index ? rest?.text : own,
                line: line, isAlone: false, strength: &strength)
        }
    }
}

/// Assigning a text to one of several names.
extension LicenseResolver {
    /// The index of the name that the text belongs to: the name with the text's meaning, else the
    /// first of the text's family, else the only one without a meaning of its own; nil if the text
    /// says more than one thing.
    mutating func subject(of text: LicenseText, among operands: [Synopsis]) -> Int? {
        guard let said = texts.meaning(of: text)?.license, case .license(let id, _, _) = said
        else { return nil }
        let declared = operands.map { operand -> StatedLicense? in
            guard case .name(let name) = operand else { return nil }
            return names.meaning(of: name).meaning.license
        }
        if let index = declared.firstIndex(of: said)
            ?? declared.firstIndex(where: {
                $0?.licenseIDs.contains { $0.isOfFamily(of: id) } == true
            })
        {
            return index
        }
        let open = operands.indices.filter { isOpen(operands[$0]) }
        return open.count == 1 ? open[0] : nil
    }

    /// If exactly one name has no meaning of its own, the part of the text that belongs to it: the
    /// text without the licenses of the other names. `owner` is the name's index. Nil if several
    /// names have no meaning, or nothing is left of the text.
    func rest(of text: LicenseText, among operands: [Synopsis]) -> (owner: Int, text: LicenseText)?
    {
        let open = operands.indices.filter { isOpen(operands[$0]) }
        guard open.count == 1 else { return nil }
        let known = operands.indices.filter { $0 != open[0] }.flatMap { index -> [String] in
            guard case .name(let name) = operands[index] else { return [] }
            return names.meaning(of: name).meaning.license?.licenseIDs ?? []
        }
        return texts.rest(of: text, besides: known).map { (open[0], $0) }
    }

    /// Whether the operand is a name whose meaning depends on a text, and no text is printed
    /// elsewhere.
    private func isOpen(_ operand: Synopsis) -> Bool {
        guard case .name(let name) = operand, texts[name.whole] == nil else { return false }
        switch names.meaning(of: name).meaning {
        case .ambiguous, .unknown: return true
        case .definite, .exceptional: return false
        }
    }
}

/// Finding the lines of licenses' texts that no statement accounts for.
extension LicenseResolver {
    /// The lines of a stanza's text that nothing accounts for: those beyond the license that the
    /// text means, and the whole text if no stanza refers to it and it sets terms that are no
    /// license of the list.
    ///
    /// - Parameters:
    ///   - field: the stanza's `License` field.
    ///   - mustBeNamed: whether the stanza states nothing by itself, so that its text only counts
    ///     for stanzas that name it.
    mutating func unexplainedLines(
        in field: Deb822Field, mustBeNamed: Bool
    ) -> UnexplainedLines {
        guard let text = LicenseText(of: field), !ownTexts.contains(text.firstLine) else {
            return UnexplainedLines()
        }
        if mustBeNamed, !asked.contains(FoldedName(bytes: field.firstLine)),
            let terms = texts.findings(in: text).ownTerms,
            terms.areRider || texts.meaning(of: text) == nil || !understands(field.firstLine)
        {
            let lines = [field.line...field.lastLine]
            return UnexplainedLines(all: lines, terms: lines)
        }
        return texts.unexplainedLines(in: text)
    }
}

/// A name of a synopsis with its text.
struct NamedText {
    let name: SynopsisName
    /// Nil if no text is printed.
    var text: LicenseText?
    /// The 1-based line of the file at which the field begins.
    let line: Int
    /// Whether the synopsis consists of this name alone.
    let isAlone: Bool
}
