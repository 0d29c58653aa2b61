import Bytes
import Grants
import LicenseStatements
import LicenseTexts

/// What was found in a text before it is put together: licences' own texts, exceptions' texts, and
/// words that grant.
struct TextEvidence {
    /// A licence, by its text or by words.
    struct Piece {
        var license: StatedLicense
        let basis: StatementBasis
        let rule: StatementRule
        let bytes: Range<Int>
        var grant: Grant?
        /// Whether it speaks of a part alone.
        var isPartial: Bool
        /// Whether it speaks of what the distribution added alone.
        var isOfPackaging = false
        /// Whether it speaks of all that other statements leave.
        var isOfRest = false
        /// Whether an exception's text says which one its licence has.
        var hasException = false
    }

    /// In the order of the text.
    private(set) var pieces: [Piece] = []
    /// Whether something is named that has no id, so that the pieces are not all of it.
    private(set) var isIncomplete: Bool
    let reading: TextReading

    /// - Parameters:
    ///   - alternatives: the paragraphs that the reading is without.
    ///   - packaging: where the texts begin that the words above say to be the packaging's.
    init(
        _ reading: TextReading, _ grants: [Grant],
        beside alternatives: AlternativeParagraphs? = nil, packaging: [Int] = [],
        in text: ByteView, _ words: TextWords, of index: LicenseIndex
    ) {
        let names = FileNames(in: text)
        let grants = LooseNames.exact(grants, by: reading, of: index)
        self.reading = reading
        let exceptions = reading.matches.filter { index.isException($0.template) }
        let listed = exceptions.filter { index.isListed($0.template) }
        isIncomplete =
            listed.count < exceptions.count
            || grants.contains { grant in
                grant.isIncomplete
                    || grant.unlistedException.map { name in
                        !exceptions.contains { $0.isAnnounced(by: name) }
                    } ?? false
            }
        // Without a text there is none to be named.
        let named = NamedTexts(by: reading.matches.isEmpty ? [] : grants)
        let licenses = reading.matches.filter { match in
            !index.isException(match.template) && !named.contains(index.id(of: match.template))
        }
        pieces =
            licenses.map { match in
                let start = match.bytes.lowerBound
                return Piece(
                    license: .license(index.id(of: match.template)), basis: .text,
                    rule: .licenseText, bytes: match.bytes,
                    isPartial: names.stand(above: start) || packaging.contains(start),
                    isOfPackaging: packaging.contains(start))
            }
            + grants.map { grant in
                Piece(
                    license: grant.license, basis: .grant, rule: grant.form.rule,
                    bytes: grant.bytes, grant: grant, isPartial: grant.scope != .work,
                    isOfPackaging: grant.scope == .packaging)
            }
        pieces.sort { $0.bytes.lowerBound < $1.bytes.lowerBound }
        if let alternatives { pieces = alternatives.joined(to: pieces, in: text) }
        // Conditions without a name make a grant incomplete.
        if !grants.isEmpty, pieces.count > 1 || isIncomplete,
            pieces.join(by: ChoiceAnnouncements(in: Sentences(of: text, words)), in: text)
        {
            isIncomplete = true
        }
        if grants.contains(where: { $0.openAlternative != nil }) { pieces.closeAlternatives() }
        pieces.attach(listed.map { (index.id(of: $0.template), $0.bytes) }, in: text)
    }

    /// Marks what stands below words that speak of all that is left of the work.
    mutating func markRest(by headings: RestHeadings) {
        var next = 0
        for heading in headings {
            while next < pieces.count, pieces[next].bytes.lowerBound < heading.lowerBound {
                next += 1
            }
            guard next < pieces.count else { return }
            if heading.contains(pieces[next].bytes.lowerBound),
                pieces[next].grant?.scope != .packaging
            {
                pieces[next].isOfRest = true
            }
        }
    }

    /// Marks what stands in stanzas about some files, or about all of them.
    mutating func markScopes(by stanzas: FileStanzas) {
        guard !stanzas.all.isEmpty else { return }
        for place in pieces.indices {
            guard let stanza = stanzas.index(at: pieces[place].bytes.lowerBound) else { continue }
            if stanzas.all[stanza].isEverything {
                pieces[place].isOfRest = true
            } else {
                pieces[place].isPartial = true
            }
        }
    }
}

extension TextMatch {
    /// "Special exception:" right above the text of one is its heading.
    fileprivate func isAnnounced(by name: Range<Int>) -> Bool {
        (0..<80).contains(bytes.lowerBound - name.upperBound)
    }
}

extension Grant.Form {
    fileprivate var rule: StatementRule {
        switch self {
        case .words, .bareName: .grant
        case .perlTerms: .perlTerms
        case .dedication: .publicDomain
        case .identifier: .identifierLine
        case .labelled: .listedID
        }
    }
}
