import DebianSystems

/// Finds the licenses that a text states: a copyright file in prose, or the text of one stanza.
///
/// Licenses' own texts are found first, then words outside of them that grant. A path under
/// `/usr/share/common-licenses` is a statement if there is no other, or if it is alone after a
/// label or a part's name. The identifier reuses its storage for the next text, so each thread
/// needs its own.
final class ProseIdentifier {
    private let names: LicenseNames
    private let pointers: CommonLicensePointers
    private let index: LicenseIndex
    private let cache: AnalysisCache
    private var matcher: TextMatcher
    private var grants: GrantReader
    private var wordReader: KnownWords
    /// Recognizes licenses of LicenseDB in texts that the SPDX list lacks.
    let licenseDB: LicenseDBReader

    /// - Parameters:
    ///   - names: the known license names, including those of the files under common-licenses.
    ///   - cache: findings about texts, shared with identifiers that use equal names and indexes.
    ///   - index: the texts of the SPDX list's licenses.
    ///   - licenseDB: the texts of LicenseDB's licenses.
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

    /// A text with its evidence.
    struct ReadText {
        /// The words in which the evidence was found.
        let sentences: Sentences
        let evidence: TextEvidence
    }

    /// Finds all evidence of licenses in a text.
    ///
    /// A paragraph that grants an alternative may interrupt a license's text, so the search for
    /// license texts is repeated without such paragraphs.
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

    /// The licenses' own texts that a text contains, and its words.
    private func matches(in text: ByteView) -> (TextReading, TextWords) {
        let words = TextWords(of: text, by: &wordReader)
        return (matcher.read(text, words), words)
    }

    /// The statements that follow from evidence, in its order: one for each license, at its first
    /// position, and one for each path under common-licenses that is alone. If there is no
    /// evidence, all such paths count.
    ///
    /// - Parameters:
    ///   - evidence: the evidence found in the text.
    ///   - text: the text.
    func statements(of evidence: [Evidence], in text: ByteView) -> [IdentifiedStatement] {
        guard !evidence.isEmpty else { return pointers.statements(in: text) }
        return [IdentifiedStatement](of: pointers.versioned(evidence, in: text), in: text)
            .adding(pointers.loneStatements(in: text))
    }
}

// MARK: The text under a license's name

extension ProseIdentifier {
    /// The findings about the text of a license stanza by itself; each text is read once.
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
                unexplained: leftovers.unexplained(
                    beside: terms.map(\.text), in: text, isNamed: true))
        }
    }

    /// Whether a text printed below a license's name has terms in words that no wording of the
    /// licenses has.
    func saysMore(_ text: ByteView, than licenses: [String]) -> Bool {
        DeclaredWording(of: licenses, in: index)?.isKept(in: text) == false
    }

    /// The sentences of a remark.
    func sentences(of remark: ByteView) -> Sentences {
        Sentences(of: remark, TextWords(of: remark, by: &wordReader))
    }

    /// The words in which a remark speaks of rights beyond the licenses that it states.
    ///
    /// Few remarks speak of rights at all, so most aren't searched for licenses.
    func unexplained(in remark: Sentences) -> UnexplainedWords {
        let words = remark.leftovers(beside: []).unexplained(in: remark.text)
        if words.all.isEmpty { return words }
        let accounted = findings(in: remark.text).evidence.accounted
        let rest = remark.leftovers(beside: accounted).unexplained(in: remark.text)
        if rest.terms.isEmpty { return rest }
        let patents = licenseDB.licenses(in: remark.text).filter(\.isOfPatents).map(\.bytes)
        if patents.isEmpty { return rest }
        return remark.leftovers(beside: accounted + patents).unexplained(in: remark.text)
    }

    /// The words in which a remark grants a license that nothing else states, such as "The icons
    /// are under …"; empty for a remark about the past or a removal.
    ///
    /// - Parameter licenses: the ids of the licenses stated elsewhere.
    func unstatedGrants(in remark: Sentences, beside licenses: Set<String>) -> [Evidence] {
        // Most remarks name licenses only to say where their texts are.
        guard remark.index(of: Self.granting, from: 0) != nil,
            case let words = PermittingWords(words: remark.words.map(\.hash)),
            !words.areHistory, !words.tellOfRemoval
        else { return [] }
        return pointers.versioned(findings(in: remark.text).evidence.all, in: remark.text)
            .filter { evidence in
                evidence.basis == .grant
                    && evidence.license.licenseIDs.contains { id in
                        !licenses.contains { $0.isOfFamily(of: id) }
                    }
            }
    }

    private static let granting = WordSet("under licensed")

    /// All statements of the text, as in prose.
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
            // For example "… Their own changes are in the public domain." A title names the text's
            // own license, and words may grant that license with an exception.
            let texts = Set(evidence.all.lazy.filter { $0.grant == nil }.map(\.license))
            guard evidence.printed.isWhole,
                evidence.all.allSatisfy({
                    texts.contains($0.license.withoutExceptions)
                        || $0.grant?.form == .dedication
                })
            else { return nil }
        }
        let excepted = Set(
            evidence.all.lazy.map(\.license).filter(\.hasException).map(\.withoutExceptions))
        let licenses = evidence.all.lazy.filter {
            $0.grant != nil || !excepted.contains($0.license)
        }
        .map(\.license)
        return StatedLicense.joined(Array(licenses), by: StatedLicense.and).flatMap {
            TextMeaning(
                license: $0, basis: evidence.all.map(\.basis).max() ?? .grant,
                method: evidence.all.map(\.method).min() ?? .licenseText,
                grantRule: evidence.all.lazy.compactMap(\.grant?.rule).first,
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

    /// The ids of the licenses to whose files in common-licenses a text points, in its order.
    func pointers(in text: ByteView) -> [String] {
        pointers.statements(in: text).flatMap(\.license.licenseIDs)
    }
}

// MARK: Texts of several licenses

extension ProseIdentifier {
    /// The meaning of a text about several licenses, each for a part, as in a prose file; nil if it
    /// states fewer than two.
    func meaningOfParts(in text: ByteView) -> TextMeaning? {
        let statements = statements(in: text)
        return statements.count > 1 ? TextMeaning(of: statements) : nil
    }

    /// The meaning of a text that combines several licenses under one name: their own texts, and
    /// words that grant licenses whose texts need not be printed.
    ///
    /// Nil if there is only one license, which may be just a part of the terms. If there are
    /// several, or the rest of the text is a license too, the rest counts as one more: see
    /// ``TextMeaning/hasMore``. Licenses granted by words in that rest may be part of its terms.
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

    /// The paragraphs of a text without its statements about some licenses, as a range of bytes
    /// from the first such paragraph to the last; nil if the text states none of the licenses, or
    /// nothing else.
    ///
    /// - Parameters:
    ///   - text: the text to search.
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
    /// The range from the first paragraph to the last; nil if there is none.
    fileprivate var paragraphs: Range<Int>? {
        let paragraphs = TextParagraph.paragraphs(of: self).map(\.bytes)
        guard let first = paragraphs.first, let last = paragraphs.last else { return nil }
        return first.through(last).range(in: self)
    }

    /// Whether the text permits something and disclaims warranties.
    fileprivate var isLicense: Bool {
        PermissionText(in: self)?.text.containsIgnoringCase("warrant") == true
    }
}

extension Evidence {
    /// Whether the license can be stated without its text. "MIT" above other terms is only their
    /// name, but a license whose text is on each Debian system is seldom printed.
    fileprivate func needsNoText(beside printed: Set<StatedLicense>) -> Bool {
        printed.contains(license)
            || license.licenseIDs.allSatisfy {
                $0.isGNULicense || CommonLicenseFiles.name(ofLicense: $0) != nil
            }
    }
}
