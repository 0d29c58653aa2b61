import DebianSystems

/// The texts that one file prints, by the names that the file gives them.
///
/// Findings about a text are cached, because a hostile file may name one text a thousand times.
struct LocalTexts {
    private let whole: ByteView
    private let identifier: ProseIdentifier
    private var texts: [FoldedName: LicenseText] = [:]
    /// The further texts of names whose texts are all in `Files` stanzas.
    private var rivals: [FoldedName: [LicenseText]] = [:]
    private var contests: [FoldedName: Bool] = [:]
    private var digests: [Range<Int>: String] = [:]
    private var findings: [Range<Int>: TextFindings] = [:]
    private var collections: [Range<Int>: TextMeaning?] = [:]
    private var statements: [Range<Int>: [IdentifiedStatement]] = [:]

    /// Texts of stand-alone `License` stanzas take precedence; a text printed inside a `Files`
    /// stanza serves the stanzas that only name it (copyright-format 1.0, section 6.3). If a name
    /// has several texts, the first counts.
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
                    // A single word on the text's first line is the synopsis, one line too low.
                    add(rest, as: FoldedName(bytes: line))
                }
            }
        }
    }

    private mutating func add(_ text: LicenseText, as name: FoldedName) {
        if texts[name] == nil { texts[name] = text }
    }

    /// The text for a name in this file, ignoring case.
    subscript(name: ByteView) -> LicenseText? { texts[FoldedName(bytes: name)] }

    /// The text for a name without a text of its own; nil if `Files` stanzas print several texts
    /// for the name that differ in meaning.
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
            // A remark such as "Same as above" can't be mistaken for another text.
            guard license != nil || other.isLong else { continue }
            isContested = license == nil || meaning(of: first)?.license != license
        }
        contests[name] = isContested
        return isContested
    }

    mutating func digest(of text: LicenseText) -> String {
        digests.value(of: position(of: text)) { text.digest }
    }

    /// The ids of the licenses to whose files in common-licenses the text points.
    func pointers(in text: LicenseText) -> [String] { identifier.pointers(in: text.body) }

    /// The findings about the text by itself.
    mutating func findings(in text: LicenseText) -> TextFindings {
        findings.value(of: position(of: text)) { [identifier] in identifier.findings(in: text.body)
        }
    }

    /// The id of the license that the text prints without its disclaimer; nil if the text is
    /// complete or no such license.
    mutating func incompleteText(in text: LicenseText) -> String? {
        let findings = findings(in: text)
        return findings.meaning.flatMap { _ in findings.evidence.incompleteTexts.first?.id }
    }

    /// The whole lines of the text with terms in its own words; nil if there are none.
    mutating func ownTerms(in text: LicenseText) -> LicenseText? {
        findings(in: text).ownTerms.map { text[text.body.wholeLines(around: $0.bytes)] }
    }

    /// Whether the text's own terms have words that no wording of the licenses has.
    mutating func ownTermsSayMore(in text: LicenseText, than licenses: [String]) -> Bool {
        ownTerms(in: text).map { identifier.saysMore($0.body, than: licenses) } ?? false
    }

    /// The 1-based line of the file at which the text's own terms begin.
    mutating func ownTermsLine(in text: LicenseText) -> Int? { ownTerms(in: text)?.firstLine }

    /// The lines of the file in which the text speaks of rights and that nothing accounts for.
    mutating func unexplainedLines(in text: LicenseText) -> UnexplainedLines {
        findings(in: text).unexplained.lines(in: text.body, from: text.firstLine)
    }

    /// The id of the exception that the text is; nil if it is no exception, or also something else.
    mutating func exception(in text: LicenseText) -> String? { findings(in: text).exception }

    /// The meaning of a text about several parts; nil if the text is about a single thing.
    func meaningOfParts(in text: LicenseText) -> TextMeaning? {
        identifier.meaningOfParts(in: text.body)
    }

    /// The meaning of a text that combines several licenses; nil if the text doesn't.
    mutating func meaningOfCollection(in text: LicenseText) -> TextMeaning? {
        collections.value(of: position(of: text)) { [identifier] in
            identifier.meaningOfCollection(in: text.body)
        }
    }

    /// The text without its statements about these licenses; nil if it has none, or has nothing
    /// else.
    func rest(of text: LicenseText, besides licenses: [String]) -> LicenseText? {
        identifier.rest(of: text.body, besides: licenses).map { text[$0] }
    }

    /// The meaning of the text by itself; nil if that is uncertain.
    mutating func meaning(of text: LicenseText) -> TextMeaning? { findings(in: text).meaning }

    /// All statements of the text, as in prose.
    mutating func statements(in text: LicenseText) -> [IdentifiedStatement] {
        statements.value(of: position(of: text)) { [identifier] in
            identifier.statements(in: text.body)
        }
    }

    /// The range of the text in the file, which identifies the text.
    private func position(of text: LicenseText) -> Range<Int> { text.body.range(in: whole) }
}

extension ByteView {
    /// The range extended to whole lines.
    fileprivate func wholeLines(around range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start > 0, self[start - 1] != 0x0A { start -= 1 }
        return start..<(position(of: 0x0A, from: range.upperBound) ?? count)
    }
}

extension Dictionary {
    /// The stored value for a key; if there is none, a new value is made and stored. A stored nil
    /// counts as a value.
    fileprivate mutating func value(of key: Key, making make: () -> Value) -> Value {
        if let value = self[key] { return value }
        let value = make()
        self[key] = .some(value)
        return value
    }
}

/// Statements of a text that don't make up its whole meaning.
extension LocalTexts {
    /// The license whose own text is printed, whatever else the text says; nil if the text states
    /// others too.
    mutating func onlyLicense(printedIn text: LicenseText) -> StatedLicense? {
        let statements = statements(in: text)
        return statements.count == 1 && statements[0].basis == .text ? statements[0].license : nil
    }

    /// The ids of the licenses that words of the text grant with their versions, whatever else the
    /// text says.
    mutating func grants(in text: LicenseText) -> [String] {
        statements(in: text).flatMap { statement in
            statement.basis == .grant && !statement.isUnversioned
                ? statement.license.licenseIDs : []
        }
    }

    /// The id of the one license that the text states, whatever else the text says; empty if it
    /// states none or several.
    mutating func onlyLicenseID(in text: LicenseText) -> [String] {
        let ids = statements(in: text).flatMap(\.license.licenseIDs)
        return ids.count == 1 ? ids : []
    }

    /// The notices of a product below a license's name, in a text that prints that license's words
    /// and those of others; nil if the text prints no others.
    mutating func notices(in text: LicenseText, below id: String) -> ProductNotices? {
        ProductNotices(among: findings(in: text).evidence.all, below: id)
    }
}

/// The own text of the license that a field names, followed by the notices of other works in the
/// product.
struct ProductNotices {
    /// The named license, as its text states it.
    let own: StatedLicense
    /// The other licenses stated, in the text's order.
    let others: [StatedLicense]

    /// Nil if the text of the named license is not printed, or no other text is, or if there are
    /// more licenses than ``TextMeaning/mostLicenses``.
    ///
    /// A GNU license doesn't count as another one below a GNU name: it mentions its publisher's
    /// other licenses, and may be printed with one.
    ///
    /// - Parameters:
    ///   - evidence: all evidence in the text, in its order.
    ///   - id: the id of the license that the field names.
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
