import DebianSystems

/// All evidence of licenses in a text: licenses' own texts, exceptions' texts, and granting words.
struct TextEvidence: Sendable {
    /// Everything that states a license, by a text or by words, in the order of the text.
    let all: [Evidence]
    /// Whether the text names something without an id, so that `all` is incomplete.
    let isIncomplete: Bool
    /// The ids of the exceptions if their texts are all that the text has, so that no license takes
    /// them.
    let loneExceptions: [String]
    /// The licenses' and exceptions' own texts.
    let printed: TextReading
    /// All grants, including those that a text states more precisely.
    let grants: [Grant]
    /// The ids of the licenses whose text lacks its disclaimer, each with the text's offset in
    /// bytes.
    let incompleteTexts: [(id: String, start: Int)]

    /// - Parameters:
    ///   - printed: the texts that were found outside the paragraphs of `alternatives`.
    ///   - grants: in the order of the text, including those in the paragraphs of `alternatives`.
    ///   - alternatives: paragraphs that offer a choice.
    ///   - packaging: the offsets of the texts that belong to the packaging, by the words above
    ///     them.
    ///   - text: the whole text, with the words in which `printed` was found.
    ///   - index: the index that the numbers in `printed` refer to.
    init(
        _ printed: TextReading, _ grants: [Grant], beside alternatives: AlternativeParagraphs,
        packaging: [Int], in text: Sentences, of index: LicenseIndex
    ) {
        self.printed = printed
        self.grants = grants
        incompleteTexts = printed.matches.filter(\.isIncomplete).map {
            (index.id(of: $0.template), $0.bytes.lowerBound)
        }
        let exact = AmbiguousNames.exact(grants, by: printed, in: text.text, of: index)
        let licenses = Self.licenses(
            in: printed, beside: exact, alternatives, packaging: packaging, in: text.text,
            of: index)
        let exceptions = printed.matches.filter { index.isException($0.template) }
        let listed = exceptions.filter { index.isListed($0.template) }
        let lacksID =
            listed.count < exceptions.count || exact.contains { $0.namesMore(than: exceptions) }

        let found = (licenses + exact.map(Evidence.init)).inTextOrder
            .joiningTitles(in: text.text)
        let joined = alternatives.joined(to: found, in: text.text)
        // Without words nothing announces a choice, and a single license is no choice.
        let mayChoose = !exact.isEmpty && (joined.count > 1 || lacksID)
        let chosen =
            mayChoose ? joined.joined(by: ChoiceAnnouncements(in: text), in: text.text) : nil
        // A choice of unnamed conditions is complete if their text is printed.
        isIncomplete =
            chosen == nil
            ? lacksID : printed.matches.isEmpty || exact.count(where: \.isIncomplete) > 1
        all = (chosen ?? joined).closingAlternatives().assigning(
            listed.map { ExceptionText(id: index.id(of: $0.template), bytes: $0.bytes) },
            in: text.text)
        loneExceptions =
            all.isEmpty && printed.isWhole && listed.count == printed.matches.count
            ? listed.map { index.id(of: $0.template) } : []
    }

    /// The licenses whose own texts are printed, except those that a grant names and that offer no
    /// choice of their own.
    private static func licenses(
        in printed: TextReading, beside grants: [Grant], _ alternatives: AlternativeParagraphs,
        packaging: [Int], in text: ByteView, of index: LicenseIndex
    ) -> [Evidence] {
        // Without a text, no name leads to one.
        let named = NamedLicenses(by: printed.matches.isEmpty ? [] : grants)
        let names = FileNames(in: text)
        return printed.matches.compactMap { match in
            let id = index.id(of: match.template)
            let isNamed = named.contains(id) && !alternatives.stand(at: match.bytes, in: text)
            guard !index.isException(match.template), !isNamed else { return nil }
            let start = match.bytes.lowerBound
            let scope: Scope =
                packaging.contains(start) ? .packaging : names.stand(above: start) ? .parts : .work
            return Evidence(
                license: .license(id), basis: .text, method: .licenseText, bytes: match.bytes,
                scope: scope)
        }
    }
}

extension Grant {
    /// Whether the grant names something without an id other than these exceptions.
    fileprivate func namesMore(than exceptions: [TextMatch]) -> Bool {
        if isIncomplete { return true }
        guard let unlistedException else { return false }
        return !exceptions.contains { $0.isAnnounced(by: unlistedException) }
    }
}

extension TextMatch {
    /// "Special exception:" right above an exception's text is its heading.
    fileprivate func isAnnounced(by name: Range<Int>) -> Bool {
        (0..<80).contains(bytes.lowerBound - name.upperBound)
    }
}

// MARK: Text outside of the evidence

extension TextEvidence {
    /// The text with blanks in place of the paragraphs that grant some of the licenses. If one of
    /// these is a GNU license, all paragraphs that mention the GNU licenses are blanked, too,
    /// because some follow its grant. Licenses' own texts stay.
    ///
    /// - Parameter isTaken: whether a piece of evidence is for one of the licenses.
    func rest(of text: ByteView, without isTaken: (Evidence) -> Bool) -> [UInt8] {
        let taken = all.filter { $0.grant != nil && isTaken($0) }
        let namesGNULicense = taken.contains {
            $0.license.licenseIDs.contains(where: \.isGNULicense)
        }
        var bytes = Array(text)
        var texts = RangeSweep(of: printed.matches.map(\.bytes))
        var grants = RangeSweep(of: taken.map(\.bytes))
        for paragraph in TextParagraph.paragraphs(of: text) {
            let range = paragraph.bytes.range(in: text)
            guard !texts.overlaps(range),
                grants.overlaps(range)
                    || namesGNULicense
                        && paragraph.bytes.containsIgnoringCase("General Public License")
            else { continue }
            bytes.blank([range])
        }
        return bytes
    }

    /// The terms that the text sets in its own words, in its order, along with licenses of the list
    /// or instead of them.
    ///
    /// - Parameters:
    ///   - leftovers: the sentences of the text about rights that nothing accounts for.
    ///   - others: the ranges of known texts that the SPDX list lacks.
    func ownTerms(
        in text: Sentences, _ leftovers: [Leftover], beside others: [Range<Int>] = []
    ) -> [OwnTerms] {
        var above = RightAbove(all, in: text.text)
        let terms = OwnTerms.all(
            in: text, leftovers, beside: printed.matches.map(\.bytes) + others,
            grants.map(\.bytes)
        ).filter { terms in
            terms.isRider || !above.names(textAt: terms.text.text.offset(in: text.text))
        }
        let inserted = OwnTerms.riders(at: printed.matches.flatMap(\.insertions), in: text.text)
        return inserted.isEmpty
            ? terms
            : (terms + inserted).sorted { $0.text.lines.lowerBound < $1.text.lines.lowerBound }
    }

    /// The ranges of the text that a license or a grant accounts for.
    var accounted: [Range<Int>] {
        printed.matches.map(\.bytes) + grants.map(\.bytes) + all.map(\.bytes)
    }

    /// The sentences of the text about rights that nothing accounts for.
    ///
    /// - Parameter others: the ranges of known texts that the SPDX list lacks.
    func leftovers(in text: Sentences, beside others: [Range<Int>] = []) -> [Leftover] {
        text.leftovers(beside: accounted + others, restrictedBy: printed.changes)
    }
}

extension [UInt8] {
    /// Replaces these bytes with blanks; line breaks stay.
    mutating func blank(_ ranges: [Range<Int>]) {
        for position in ranges.joined() where self[position] != 0x0A { self[position] = 0x20 }
    }
}

/// Finds the texts that are right below a license's name: "under the three-clause BSD license:"
/// identifies the text below, however it is worded.
private struct RightAbove {
    private let evidence: [Evidence]
    private let text: ByteView
    /// How many pieces of evidence come before the text of the last call.
    private var passed = 0

    /// - Parameter evidence: in the order of the text.
    init(_ evidence: [Evidence], in text: ByteView) {
        self.evidence = evidence
        self.text = text
    }

    /// Whether nothing but a colon and lines about holders separates a definite name from a text.
    ///
    /// - Parameter start: the text's offset, which is higher than in earlier calls.
    mutating func names(textAt start: Int) -> Bool {
        while passed < evidence.count, evidence[passed].bytes.lowerBound < start { passed += 1 }
        guard passed > 0, evidence[passed - 1].isDefiniteName,
            evidence[passed - 1].bytes.upperBound <= start
        else { return false }
        let between = text[evidence[passed - 1].bytes.upperBound..<start]
        return between.count < Evidence.titleReach && between.first == UInt8(ascii: ":")
            && between.isOfHoldersAlone
    }
}

extension Evidence {
    /// Whether the name says how many clauses a BSD license has. People often print these licenses
    /// in words of their own.
    fileprivate var isDefiniteName: Bool {
        guard grant?.form == .words, scope != .packaging, case .license(let id, _, _) = license
        else {
            return false
        }
        return id.hasPrefix("BSD-")
    }
}
