/// The texts that one file prints, by the names that it gives them.
///
/// What was found out about a text is kept, for a hostile file may name one text a thousand times.
struct LocalTexts {
    private let whole: ByteView
    private let identifier: ProseIdentifier
    private var texts: [FoldedName: LicenseText] = [:]
    /// The further texts of names that only `Files` stanzas print texts for.
    private var rivals: [FoldedName: [LicenseText]] = [:]
    private var contests: [FoldedName: Bool] = [:]
    private var digests: [Range<Int>: String] = [:]
    private var findings: [Range<Int>: TextFindings] = [:]
    private var collections: [Range<Int>: TextMeaning?] = [:]
    private var statements: [Range<Int>: [IdentifiedStatement]] = [:]

    /// Stand-alone `License` stanzas come first; a text printed inside a `Files` stanza serves the
    /// stanzas that only name it (copyright-format 1.0, section 6.3). Of several the first counts.
    init(of stanzas: [CopyrightStanza], in whole: ByteView, identifier: ProseIdentifier) {
        self.whole = whole
        self.identifier = identifier
        var standAlone: Set<FoldedName> = []
        for isStandAlone in [true, false] {
            for stanza in stanzas where (stanza.files == nil) == isStandAlone {
                guard let field = stanza.license, let text = LicenseText(of: field) else {
                    continue
                }
                let name = FoldedName(bytes: field.firstLine)
                if !name.bytes.isEmpty {
                    if !isStandAlone, texts[name] != nil, !standAlone.contains(name) {
                        rivals[name, default: []].append(text)
                    }
                    add(text, as: name)
                    if isStandAlone { standAlone.insert(name) }
                } else if let (line, rest) = text.split, let rest, !line.contains(where: \.isBlank)
                {
                    // One word alone on the text's first line is the synopsis, a line too low.
                    add(rest, as: FoldedName(bytes: line))
                }
            }
        }
    }

    private mutating func add(_ text: LicenseText, as name: FoldedName) {
        if texts[name] == nil { texts[name] = text }
    }

    /// The text that a name stands over in this file, letter case aside.
    subscript(name: ByteView) -> LicenseText? { texts[FoldedName(bytes: name)] }

    /// The text that a name without one stands over: none if `Files` stanzas print several that
    /// do not mean the same.
    mutating func borrowed(for name: ByteView) -> LicenseText? {
        guard let text = self[name] else { return nil }
        return isContested(FoldedName(bytes: name), beside: text) ? nil : text
    }

    private mutating func isContested(_ name: FoldedName, beside first: LicenseText) -> Bool {
        guard let others = rivals[name] else { return false }
        if let known = contests[name] { return known }
        let digest = digest(of: first)
        var isContested = false
        for other in others where !isContested && self.digest(of: other) != digest {
            let license = meaning(of: other)?.license
            // "Same as above" is no text that another could be taken for.
            guard license != nil || other.isLong else { continue }
            isContested = license == nil || meaning(of: first)?.license != license
        }
        contests[name] = isContested
        return isContested
    }

    mutating func digest(of text: LicenseText) -> String {
        digests.value(of: position(of: text)) { text.digest }
    }

    /// The ids of the licenses whose files under common-licenses the text names.
    func pointers(in text: LicenseText) -> [String] { identifier.pointers(in: text.body) }

    /// What is found out about the text by itself.
    mutating func findings(in text: LicenseText) -> TextFindings {
        findings.value(of: position(of: text)) { [identifier] in identifier.findings(in: text.body)
        }
    }

    /// The id of the license that the text is, but for its disclaimer; nil if it is not.
    mutating func incompleteText(in text: LicenseText) -> String? {
        let findings = findings(in: text)
        return findings.meaning.flatMap { _ in findings.evidence.incompleteTexts.first?.id }
    }

    /// The terms that the text sets in words of its own, whole lines of it; nil if there are none.
    mutating func ownTerms(in text: LicenseText) -> LicenseText? {
        findings(in: text).ownTerms.map { text[text.body.wholeLines(around: $0.bytes)] }
    }

    /// Whether these terms have words that other wordings of the licenses don't have.
    mutating func ownTermsSayMore(in text: LicenseText, than licenses: [String]) -> Bool {
        ownTerms(in: text).map { identifier.saysMore($0.body, than: licenses) } ?? false
    }

    /// The 1-based line of the file in which those terms begin.
    mutating func ownTermsLine(in text: LicenseText) -> Int? { ownTerms(in: text)?.firstLine }

    /// The lines of the file in which the text speaks of rights, and nothing accounts for it.
    mutating func unexplainedLines(in text: LicenseText) -> UnexplainedLines {
        findings(in: text).unexplained.lines(in: text.body, from: text.firstLine)
    }

    /// The id of the exception that the text is; nil if it is none, or more.
    mutating func exception(in text: LicenseText) -> String? { findings(in: text).exception }

    /// What the text says of several parts; nil if it speaks of one thing alone.
    func meaningOfParts(in text: LicenseText) -> TextMeaning? {
        identifier.meaningOfParts(in: text.body)
    }

    /// What the text means that puts several licenses together; nil if it does not.
    mutating func meaningOfCollection(in text: LicenseText) -> TextMeaning? {
        collections.value(of: position(of: text)) { [identifier] in
            identifier.meaningOfCollection(in: text.body)
        }
    }

    /// The text without what it states of these licenses; nil if it states nothing of them, or
    /// says nothing else.
    func rest(of text: LicenseText, besides licenses: [String]) -> LicenseText? {
        identifier.rest(of: text.body, besides: licenses).map { text[$0] }
    }

    /// What the text means by itself; nil if that is not certain.
    mutating func meaning(of text: LicenseText) -> TextMeaning? { findings(in: text).meaning }

    /// Everything that the text states, as prose does.
    mutating func statements(in text: LicenseText) -> [IdentifiedStatement] {
        statements.value(of: position(of: text)) { [identifier] in
            identifier.statements(in: text.body)
        }
    }

    /// Where the text stands, by which it is known.
    private func position(of text: LicenseText) -> Range<Int> { text.body.range(in: whole) }
}

extension ByteView {
    /// A range with all of the lines that it has a part of.
    fileprivate func wholeLines(around range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start > 0, self[start - 1] != 0x0A { start -= 1 }
        return start..<(position(of: 0x0A, from: range.upperBound) ?? count)
    }
}

extension Dictionary {
    /// What is kept for a key; made and kept where nothing is. A nil is something too.
    fileprivate mutating func value(of key: Key, making make: () -> Value) -> Value {
        if let value = self[key] { return value }
        let value = make()
        self[key] = .some(value)
        return value
    }
}

/// What the statements of a text tell that is not one license's alone.
extension LocalTexts {
    /// The license whose own text it prints, whatever else it says; nil if it states others too.
    mutating func onlyLicense(printedIn text: LicenseText) -> StatedLicense? {
        let statements = statements(in: text)
        return statements.count == 1 && statements[0].basis == .text ? statements[0].license : nil
    }

    /// The ids of the licenses that words of the text grant with their versions,
    /// whatever else it says.
    mutating func grants(in text: LicenseText) -> [String] {
        statements(in: text).flatMap { statement in
            statement.basis == .grant && !statement.isUnversioned
                ? statement.license.licenseIDs : []
        }
    }

    /// The id of the one license that the text states, whatever else it says; empty if it states
    /// none or several.
    mutating func onlyLicenseID(in text: LicenseText) -> [String] {
        let ids = statements(in: text).flatMap(\.license.licenseIDs)
        return ids.count == 1 ? ids : []
    }

    /// What the text states below a license's name that prints this license's words and those of
    /// others, as the notices of a whole product do; nil if it prints no others.
    mutating func notices(in text: LicenseText, below id: String) -> ProductNotices? {
        ProductNotices(among: findings(in: text).evidence.all, below: id)
    }
}

/// The own text of the license that a field names, and behind it the notices of other works that
/// the product holds.
struct ProductNotices {
    /// The license of the name, as its text has it.
    let own: StatedLicense
    /// What else is stated, in the text's order.
    let others: [StatedLicense]

    /// Nil if the text of that license is not printed, or no other one is; nor does one name mean
    /// more licenses than ``TextMeaning/mostLicenses``.
    ///
    /// A GNU license names other ones of its publisher, and may be printed with one.
    ///
    /// - Parameters:
    ///   - evidence: of the whole text, in its order.
    ///   - id: of the license that the field names.
    init?(among evidence: [Evidence], below id: String) {
        let stated = Set(evidence.map(\.license))
        guard stated.reduce(0, { $0 + $1.licenseIDs.count }) <= TextMeaning.mostLicenses else {
            return nil
        }
        let printed = evidence.filter { $0.basis == .text }.map(\.license)
        let own = printed.filter {
            if case .license(let other, _, _) = $0 { other.isOfFamily(of: id) } else { false }
        }
        func isOther(_ license: StatedLicense) -> Bool {
            let ids = license.licenseIDs
            return ids.isEmpty
                || !ids.allSatisfy { $0.isOfFamily(of: id) || $0.isGNULicense && id.isGNULicense }
        }
        guard let first = own.first, own.allSatisfy({ $0 == first }),
            printed.contains(where: isOther)
        else { return nil }
        self.own = first
        others = evidence.map(\.license).filter(isOther)
    }
}
