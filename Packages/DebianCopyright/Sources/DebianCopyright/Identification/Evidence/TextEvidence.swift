/// The evidence of licences in a text, put together: licences' own texts, exceptions' texts, and
/// words that grant.
struct TextEvidence {
    /// What states a licence, by a text or by words, in the order of the text.
    private(set) var pieces: [Piece] = []
    /// Whether something is named that has no id, so that the pieces are not all that is stated.
    private(set) var isIncomplete: Bool
    /// The licences' and exceptions' own texts.
    let reading: TextReading
    /// All grants, also those that a text says more exactly.
    let grants: [Grant]

    /// - Parameters:
    ///   - reading: what was found without the paragraphs of `alternatives`.
    ///   - grants: in the order of the text, what it says in those paragraphs included.
    ///   - alternatives: paragraphs that offer a choice; nil where there are none.
    ///   - packaging: where those texts begin that are the packaging's, as the words above them
    ///     say.
    ///   - text: the whole text.
    ///   - words: those that were read last.
    ///   - index: the one that the reading's numbers are of.
    init(
        _ reading: TextReading, _ grants: [Grant],
        beside alternatives: AlternativeParagraphs? = nil, packaging: [Int] = [],
        in text: ByteView, _ words: TextWords, of index: LicenseIndex
    ) {
        self.grants = grants
        let grants = LooseNames.exact(grants, by: reading, of: index)
        let exceptions = reading.matches.filter { index.isException($0.template) }
        let listed = exceptions.filter { index.isListed($0.template) }
        self.reading = reading
        isIncomplete =
            listed.count < exceptions.count || grants.contains { $0.namesMore(than: exceptions) }
        pieces = Self.licenses(
            printedIn: reading, beside: grants, alternatives, packaging: packaging, in: text,
            of: index)
        pieces += grants.map(Piece.init)
        pieces.sort { $0.bytes.lowerBound < $1.bytes.lowerBound }
        if let alternatives { pieces = alternatives.joined(to: pieces, in: text) }
        if !grants.isEmpty { joinAnnounced(in: Sentences(of: text, words)) }
        pieces.closeAlternatives()
        pieces.attach(
            listed.map { ExceptionText(id: index.id(of: $0.template), bytes: $0.bytes) }, in: text)
    }

    /// The licences whose own texts are printed, but for those that a grant names and that leave no
    /// choice of their own.
    private static func licenses(
        printedIn reading: TextReading, beside grants: [Grant],
        _ alternatives: AlternativeParagraphs?, packaging: [Int], in text: ByteView,
        of index: LicenseIndex
    ) -> [Piece] {
        // Without a text there is none to be named.
        let named = NamedLicenses(by: reading.matches.isEmpty ? [] : grants)
        let names = FileNames(in: text)
        return reading.matches.compactMap { match in
            let id = index.id(of: match.template)
            let isNamed =
                named.contains(id) && alternatives?.stand(at: match.bytes, in: text) != true
            guard !index.isException(match.template), !isNamed else { return nil }
            let start = match.bytes.lowerBound
            let isOfPackaging = packaging.contains(start)
            return Piece(
                license: .license(id), basis: .text, rule: .licenseText, bytes: match.bytes,
                isPartial: isOfPackaging || names.stand(above: start),
                isOfPackaging: isOfPackaging)
        }
    }

    /// Adds pieces at their places in the text.
    mutating func add(_ more: [Piece]) {
        pieces = (pieces + more).sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    }

    /// Makes one choice of licences that the text announces as a choice.
    private mutating func joinAnnounced(in text: Sentences) {
        guard pieces.count > 1 || isIncomplete else { return }
        // Conditions without a name make a grant incomplete.
        if pieces.join(by: ChoiceAnnouncements(in: text), in: text.text) { isIncomplete = true }
    }

    /// Marks pieces below words that speak of all that is left of the work.
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

    /// Marks pieces in stanzas, those about some files and those about all.
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

extension Grant {
    /// Whether it names something without an id that is none of these exceptions.
    fileprivate func namesMore(than exceptions: [TextMatch]) -> Bool {
        if isIncomplete { return true }
        guard let unlistedException else { return false }
        return !exceptions.contains { $0.isAnnounced(by: unlistedException) }
    }
}

extension TextMatch {
    /// "Special exception:" right above the text of one is its heading.
    fileprivate func isAnnounced(by name: Range<Int>) -> Bool {
        (0..<80).contains(bytes.lowerBound - name.upperBound)
    }
}
