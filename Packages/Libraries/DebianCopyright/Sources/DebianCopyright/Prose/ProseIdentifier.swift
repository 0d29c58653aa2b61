/// Finds what licenses a text states: a copyright file in prose, or the text of one stanza.
///
/// Licenses' own texts come first, then words that grant, outside of those texts. A path under
/// `/usr/share/common-licenses` is a statement if nothing else is, or if it stands alone after a
/// label or a part's name. It keeps its storage for the next text: use one per thread.
final class ProseIdentifier {
    private let names: LicenseNames
    private let pointers: CommonLicensePointers
    private let index: LicenseIndex
    private let cache: AnalysisCache
    private var matcher: TextMatcher
    private var grants: GrantReader
    private var wordReader: KnownWords
    /// Tells which licenses those texts are that the SPDX list lacks.
    let licenseDB: LicenseDBReader

    /// - Parameters:
    ///   - names: which licenses there are, and what the files under common-licenses mean.
    ///   - cache: what was found out about texts so far, by this one or by others that share it
    ///     and know the same texts.
    ///   - index: the texts that the SPDX list's licenses are known by.
    ///   - licenseDB: the texts that LicenseDB's licenses are known by.
    init(
        names: LicenseNames, sharing cache: AnalysisCache = AnalysisCache(),
        index: LicenseIndex = .spdx, licenseDB: LicenseIndex = .licenseDB
    ) {
        self.names = names
        self.cache = cache
        pointers = CommonLicensePointers(names: names)
        grants = GrantReader(names: names.aliases)
        self.index = index
        matcher = TextMatcher(index, sharing: cache.texts)
        wordReader = KnownWords(numberedBy: index)
        self.licenseDB = LicenseDBReader(licenseDB, sharing: cache.unlistedTexts)
    }

    /// A text that was read.
    struct ReadText {
        /// The words among which the evidence was found.
        let sentences: Sentences
        let evidence: TextEvidence
    }

    /// Finds all evidence of licenses in a text.
    ///
    /// A paragraph that grants an alternative may stand in the middle of a license's text, which is
    /// then looked for once more in the text without such paragraphs.
    func read(_ text: ByteView) -> ReadText {
        let (printed, words) = matches(in: text)
        let granted = grants.read(text, words, except: printed.matches.map(\.bytes))
        let grants = granted.grants.compactMap { $0.listed(by: names) }
        let alternatives = AlternativeParagraphs(of: grants, in: text, words)
        let (rest, restWords) =
            alternatives.ranges.isEmpty
            ? (printed, words)
            : ByteView.withBytes(of: alternatives.blanked(in: text)) { matches(in: $0) }
        let sentences = Sentences(of: text, restWords)
        return ReadText(
            sentences: sentences,
            evidence: TextEvidence(
                rest, grants, beside: alternatives, packaging: granted.packagingTexts,
                in: sentences, of: index))
    }

    /// The licenses' own texts in a text, and its words.
    private func matches(in text: ByteView) -> (TextReading, TextWords) {
        let words = TextWords(of: text, by: &wordReader)
        return (matcher.read(text, words), words)
    }

    /// What the evidence in a text states, in its order, each license once and at its first
    /// position, and paths under common-licenses that stand alone; without any evidence what all
    /// such paths state.
    ///
    /// - Parameters:
    ///   - evidence: what was found in the text.
    ///   - text: what was read.
    func statements(of evidence: [Evidence], in text: ByteView) -> [IdentifiedStatement] {
        guard !evidence.isEmpty else { return pointers.statements(in: text) }
        return [IdentifiedStatement](of: pointers.versioned(evidence, in: text), in: text)
            .adding(pointers.loneStatements(in: text))
    }
}

// MARK: The text under a license's name

extension ProseIdentifier {
    /// All that is found out about a license stanza's text by itself; each text is read once.
    func findings(in text: ByteView) -> TextFindings {
        cache.findings(in: text) {
            let read = read(text)
            let evidence = read.evidence
            let leftovers = evidence.leftovers(in: read.sentences)
            let terms = evidence.ownTerms(in: read.sentences, leftovers)
            let own = OwnTermsRange(terms, in: text)
            return TextFindings(
                evidence: evidence, meaning: meaning(of: text, by: evidence, beside: own),
                exception: exception(by: evidence.printed), ownTerms: own,
                unexplained: leftovers.unexplained(beside: terms, in: text, isNamed: true))
        }
    }

    /// Whether a text that is printed below a license's name has terms in words that neither that
    /// license nor other wordings of it have.
    func saysMore(_ text: ByteView, than licenses: [String]) -> Bool {
        DeclaredWording(of: licenses, in: index)?.isKept(in: text) == false
    }

    /// The sentences of a remark.
    func sentences(of remark: ByteView) -> Sentences {
        Sentences(of: remark, TextWords(of: remark, by: &wordReader))
    }

    /// Where a remark speaks of rights beside the licenses that it states.
    ///
    /// Few remarks speak of rights at all, so most aren't looked through for licenses.
    func unexplained(in remark: Sentences) -> UnexplainedWords {
        let words = remark.leftovers(beside: []).unexplained(in: remark.text)
        if words.all.isEmpty { return words }
        let accounted = findings(in: remark.text).evidence.accounted
        return remark.leftovers(beside: accounted).unexplained(in: remark.text)
    }

    /// The lines in which a remark grants a license that nothing else states, such as "The icons
    /// are under …"; not those of a remark about what was, or was removed.
    ///
    /// - Parameter licenses: the ids of those that are stated.
    func unstatedGrants(
        in remark: Sentences, beside licenses: Set<String>
    ) -> [ClosedRange<Int>] {
        // Most remarks name licenses only to say where their texts are.
        guard remark.index(of: Self.granting, from: 0) != nil,
            case let words = PermittingWords(words: remark.words.map(\.hash)),
            !words.areHistory, !words.tellOfRemoval
        else { return [] }
        return statements(in: remark.text).filter { statement in
            statement.basis == .grant
                && statement.license.licenseIDs.contains { id in
                    !licenses.contains { $0.isOfFamily(of: id) }
                }
        }.map(\.lines)
    }

    private static let granting = WordSet("under licensed")

    /// Everything that the text states, as prose does.
    func statements(in text: ByteView) -> [IdentifiedStatement] {
        statements(of: findings(in: text).evidence.all, in: text)
    }

    /// The licenses whose own texts the text prints, with or without their names.
    func licensesPrinted(in text: ByteView) -> [StatedLicense] {
        let ids = Set(findings(in: text).evidence.printed.matches.map { index.id(of: $0.template) })
        return statements(in: text).map(\.license).filter {
            $0.licenseIDs.contains(where: ids.contains)
        }
    }

    private func meaning(
        of text: ByteView, by evidence: TextEvidence, beside own: OwnTermsRange?
    ) -> TextMeaning? {
        let isText = evidence.all.contains { $0.basis == .text }
        let isGrant = evidence.all.contains { $0.grant != nil }
        switch (isText, isGrant) {
        case (false, false):
            let pointers = pointers.statements(in: text)
            guard pointers.count == 1, text.isNothingButAPointer else { return nil }
            return TextMeaning(
                license: pointers[0].license, basis: .pointer, method: .commonLicense,
                isUnversioned: pointers[0].isUnversioned)
        case (true, false):
            guard evidence.printed.isWhole || own?.areRider == true else { return nil }
        case (false, true):
            guard !evidence.isIncomplete,
                text.isNothingButAPointer
                    || !evidence.all.contains(where: { $0.grant?.form == .bareAddress })
            else { return nil }
        case (true, true):
            // "… Their own changes are in the public domain." A title names the text's own license.
            let texts = Set(evidence.all.lazy.filter { $0.grant == nil }.map(\.license))
            guard evidence.printed.isWhole,
                evidence.all.allSatisfy({
                    texts.contains($0.license) || $0.grant?.form == .dedication
                })
            else { return nil }
        }
        return StatedLicense.joined(evidence.all.map(\.license), by: StatedLicense.and).flatMap {
            TextMeaning(
                license: $0, basis: evidence.all.map(\.basis).max() ?? .grant,
                method: evidence.all.map(\.method).min() ?? .licenseText,
                isUnversioned: evidence.all.contains { $0.grant?.isUnversioned == true },
                rivals: evidence.printed.matches.flatMap(\.rivals).map(index.id),
                hasMore: own?.restrict == true)
        }
    }

    private func exception(by reading: TextReading) -> String? {
        guard reading.isWhole, reading.matches.count == 1,
            let template = reading.matches.first?.template, index.isException(template),
            index.isListed(template)
        else { return nil }
        return index.id(of: template)
    }

    /// The ids of the licenses whose files under common-licenses a text names, in its order.
    func pointers(in text: ByteView) -> [String] {
        pointers.statements(in: text).flatMap(\.license.licenseIDs)
    }
}

// MARK: Texts of several licenses

extension ProseIdentifier {
    /// What a text states that speaks of several licenses, each for a part, as a whole file in
    /// prose does; nil if it states fewer than two.
    func meaningOfParts(in text: ByteView) -> TextMeaning? {
        let statements = statements(in: text)
        return statements.count > 1 ? TextMeaning(of: statements) : nil
    }

    /// What a text under one name means that puts several licenses together: their own texts, and
    /// words that grant those which need not be printed.
    ///
    /// Nil if one license alone is found, which may be no more than a part of the terms. If several
    /// are, or what is left over is a license too, that is one more of them: see
    /// ``TextMeaning/hasMore``. What words grant beside it may be part of its terms.
    func meaningOfCollection(in text: ByteView) -> TextMeaning? {
        let evidence = findings(in: text).evidence
        let printed = licenses(printedIn: evidence.printed)
        guard !printed.isEmpty, evidence.all.allSatisfy({ $0.needsNoText(beside: printed) })
        else { return nil }
        var rest = evidence.rest(of: text) { _ in true }
        if !evidence.isIncomplete, ByteView.withBytes(of: rest, { matches(in: $0).0.isWhole }) {
            return meaningOfParts(in: text)
        }
        rest.blank(evidence.printed.matches.map(\.bytes))
        guard printed.count > 1 || ByteView.withBytes(of: rest, \.isLicense) else { return nil }
        return TextMeaning(
            of: statements(in: text).filter {
                printed.contains($0.license) || $0.method == .publicDomain
            },
            hasMore: true)
    }

    private func licenses(printedIn reading: TextReading) -> Set<StatedLicense> {
        let texts = reading.matches.map(\.template).filter { !index.isException($0) }
        return Set(texts.map { .license(index.id(of: $0)) })
    }

    /// The paragraphs of a text that are left without what it states of some licenses, in bytes
    /// from the first to the last of them; nil if it states nothing of them, or says nothing else.
    ///
    /// - Parameters:
    ///   - text: what is read.
    ///   - licenses: ids of the SPDX list.
    func rest(of text: ByteView, besides licenses: [String]) -> Range<Int>? {
        let evidence = findings(in: text).evidence
        let taken = LicenseFamily(of: licenses)
        func isTaken(_ evidence: Evidence) -> Bool {
            let ids = evidence.license.licenseIDs
            return !ids.isEmpty && ids.allSatisfy(taken.contains)
        }
        guard evidence.all.contains(where: isTaken) else { return nil }
        var rest = evidence.rest(of: text, without: isTaken)
        rest.blank(evidence.all.filter { $0.grant == nil && isTaken($0) }.map(\.bytes))
        return ByteView.withBytes(of: rest, \.paragraphs)
    }
}

extension ByteView {
    /// From the first paragraph to the last one; nil if there is none.
    fileprivate var paragraphs: Range<Int>? {
        let paragraphs = TextParagraph.paragraphs(of: self).map(\.bytes)
        guard let first = paragraphs.first, let last = paragraphs.last else { return nil }
        return first.through(last).range(in: self)
    }

    /// Whether it permits something, and disclaims warranties.
    fileprivate var isLicense: Bool {
        PermissionText(in: self)?.text.containsIgnoringCase("warrant") == true
    }
}

extension Evidence {
    /// Whether it can stand for a part without the license's text: "MIT" above other terms is their
    /// name, but a license that each Debian system has is seldom printed.
    fileprivate func needsNoText(beside printed: Set<StatedLicense>) -> Bool {
        printed.contains(license)
            || license.licenseIDs.allSatisfy {
                $0.isGNULicense || CommonLicenseFiles.name(ofLicense: $0) != nil
            }
    }
}
