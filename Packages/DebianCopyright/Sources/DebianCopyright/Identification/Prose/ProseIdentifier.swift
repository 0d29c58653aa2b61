/// Finds what licences a text states: a copyright file in prose, or the text of one stanza.
///
/// Licences' own texts come first, then words that grant, outside of those texts; a path under
/// `/usr/share/common-licenses` is a statement only where nothing else is. It keeps its storage for
/// the next text: use one a thread.
final class ProseIdentifier {
    private let names: LicenseNames
    let pointers: CommonLicensePointers
    let index: LicenseIndex
    let remembered: RememberedFindings
    private var texts: TextMatcher
    private var grants: GrantReader
    private var words: TextWords

    /// - Parameters:
    ///   - names: which licences there are, and what the files under common-licenses mean.
    ///   - remembered: what was found out about texts so far, by this one or by others that
    ///     share it.
    init(names: LicenseNames, sharing remembered: RememberedFindings = RememberedFindings()) {
        self.names = names
        self.remembered = remembered
        pointers = CommonLicensePointers(names: names)
        grants = GrantReader(names: names.spoken)
        index = .embedded
        texts = TextMatcher(index, sharing: remembered.texts)
        words = TextWords(numberedBy: index)
    }

    /// Everything that the text states, in its order, each licence once and at its first place.
    ///
    /// - Parameters:
    ///   - text: what is read.
    ///   - firstLine: the 1-based number of the text's first line in its file.
    ///   - name: makes the reference to a licence that the SPDX list lacks; without it such
    ///     licences are left out.
    func statements(
        in text: ByteView, firstLine: Int = 1,
        namingUnlisted name: ((PermissionText) -> StatedLicense)? = nil
    ) -> [IdentifiedStatement] {
        var evidence = evidence(in: text)
        if let name { evidence.addUnlisted(in: Sentences(of: text, words), name: name) }
        if evidence.pieces.count > 1 {
            evidence.markRest(by: RestHeadings(in: Sentences(of: text, words)))
            evidence.markScopes(by: FileStanzas(in: text))
        }
        guard !evidence.pieces.isEmpty else {
            return pointers.statements(in: text, firstLine: firstLine)
        }
        var statements = [IdentifiedStatement](
            of: evidence.pieces, in: text, firstLine: firstLine)
        statements.add(pointers.loneStatements(in: text, firstLine: firstLine))
        return statements
    }

    /// The licences' own texts in a text.
    func reading(of text: ByteView) -> TextReading {
        words.read(text)
        return texts.read(text, words)
    }

    /// Everything that was found in a text, put together.
    ///
    /// A paragraph that grants an alternative may stand in the middle of a licence's text, which is
    /// then looked for once more in the text without such paragraphs.
    func evidence(in text: ByteView) -> TextEvidence {
        let reading = self.reading(of: text)
        let granted = grants.read(text, words, except: reading.matches.map(\.bytes))
        let grants = granted.grants.compactMap { $0.listed(by: names) }
        let alternatives = AlternativeParagraphs(of: grants, in: text, words)
        guard !alternatives.ranges.isEmpty else {
            return TextEvidence(
                reading, grants, packaging: granted.packagingTexts, in: text, words, of: index)
        }
        let rest = ByteView.withBytes(of: alternatives.blanked(in: text)) { self.reading(of: $0) }
        return TextEvidence(
            rest, grants, beside: alternatives, packaging: granted.packagingTexts, in: text, words,
            of: index)
    }
}
