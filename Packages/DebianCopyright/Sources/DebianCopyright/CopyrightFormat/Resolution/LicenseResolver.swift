/// What a `License` field says, and what that rests on.
struct ResolvedLicense {
    let license: StatedLicense
    let grounds: Grounds
    /// The synopsis; nil where the field has none.
    let name: ByteView?
    /// What its text states of other works.
    var others: [StatedLicense] = []
}

/// Brings the names of one file and the texts under them together.
///
/// A definite name is the answer by itself. For a loose name and for one that only its own file
/// knows the printed text decides; where no text tells more, a loose name means what it usually
/// means, and an unknown one becomes a reference to its text.
struct LicenseResolver {
    let names: NameMeanings
    var texts: LocalTexts
    var references: References
    /// What the fields say, in the order in which they were asked about.
    private(set) var answers: [ResolvedLicense] = []
    /// The places of those that a name alone gave.
    private var places: [FoldedName: Int] = [:]
    var findings = NameFindings()

    init(names: NameMeanings, texts: LocalTexts, includingTexts: Bool) {
        self.names = names
        self.texts = texts
        references = References(includingTexts: includingTexts)
    }

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
        var grounds = Grounds()
        let license = license(
            of: tree, text: synopsis.text, line: field.line, isAlone: true, grounds: &grounds)
        var answer = ResolvedLicense(license: license, grounds: grounds, name: synopsis.line)
        if case .name(let name) = tree {
            let below = NamedText(
                name: name, text: synopsis.text, line: field.line, isAlone: true)
            answer.others = others(below: withOwnText(below))
        }
        return answer
    }

    /// The whole line as one name, where nothing in it is a name that anybody understands, and the
    /// file has a text for it elsewhere.
    private func localName(_ line: ByteView, besides tree: Synopsis?) -> SynopsisName? {
        if case .name = tree { return nil }
        guard texts[line] != nil, tree?.contains(where: isUnderstood) != true else { return nil }
        return SynopsisName(
            name: line, withoutRemark: nil, exception: nil, whole: line, isOrLater: false)
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

    /// Whether a line is a synopsis of names that are known or have texts.
    func understands(_ line: ByteView) -> Bool {
        guard case (let tree?, false) = SynopsisParser.parse(line) else { return false }
        return tree.allSatisfy(isUnderstood)
    }

    /// Whether the name is known or has a text.
    private func isUnderstood(_ name: SynopsisName) -> Bool {
        names.meaning(of: name).meaning != .unknown || texts[name.whole] != nil
    }

    private mutating func license(
        of tree: Synopsis, text: LicenseText?, line: Int, isAlone: Bool,
        grounds: inout Grounds
    ) -> StatedLicense {
        switch tree {
        case .name(let name):
            return license(
                of: NamedText(name: name, text: text, line: line, isAlone: isAlone),
                grounds: &grounds)
        case .and(let operands):
            let (operands, exceptions) = parted(operands)
            let all = licenses(of: operands, text: text, line: line, grounds: &grounds)
            return exceptions.reduce(all.count > 1 ? .and(all) : all[0]) { $0.with(exception: $1) }
        case .or(let operands):
            return .or(licenses(of: operands, text: text, line: line, grounds: &grounds))
        }
    }

    private mutating func licenses(
        of operands: [Synopsis], text: LicenseText?, line: Int, grounds: inout Grounds
    ) -> [StatedLicense] {
        let owner = text.flatMap { subject(of: $0, among: operands) }
        let rest = owner == nil ? text.flatMap { self.rest(of: $0, among: operands) } : nil
        return operands.indices.map { place in
            let own = owner == nil || owner == place ? text : nil
            return license(
                of: operands[place], text: rest?.owner == place ? rest?.text : own,
                line: line, isAlone: false, grounds: &grounds)
        }
    }
}
