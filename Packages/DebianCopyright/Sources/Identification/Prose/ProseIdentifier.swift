public import Bytes
import Grants
public import LicenseStatements
import LicenseTexts

/// Finds what licences a text states: a copyright file in prose, or the text of one stanza.
///
/// Licences' own texts come first, then words that grant, outside of those texts; a path under
/// `/usr/share/common-licenses` is a statement only where nothing else is. It keeps its storage for
/// the next text: use one a thread.
public final class ProseIdentifier {
    private let names: LicenseNames
    private let pointers: CommonLicensePointers
    let index: LicenseIndex
    private let meanings: RememberedMeanings
    private var texts: TextMatcher
    private var grants: GrantReader
    private var words: TextWords

    /// - Parameters:
    ///   - names: which licences there are, and what the files under common-licenses mean.
    ///   - meanings: what others found out already, and are told what this one does.
    public init(names: LicenseNames, sharing meanings: RememberedMeanings = RememberedMeanings()) {
        self.names = names
        self.meanings = meanings
        pointers = CommonLicensePointers(names: names)
        grants = GrantReader(names: names.spoken)
        index = .embedded
        texts = TextMatcher(index)
        words = TextWords(numberedBy: index)
    }

    /// Everything that the text states, in its order, each licence once and at its first place.
    ///
    /// - Parameters:
    ///   - text: what is read.
    ///   - firstLine: the 1-based number of the text's first line in its file.
    ///   - name: what a licence that the SPDX list lacks is referred to by; such ones are left out
    ///     without it.
    public func statements(
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
        var lines = LineCounter(text, firstLine: firstLine)
        var statements: [IdentifiedStatement] = []
        var places: [StatedLicense: Int] = [:]
        for piece in evidence.pieces {
            if let place = places[piece.license] {
                // What first is said of a part may later be said of everything else, but not by the
                // text of what was granted.
                if piece.basis != .text || statements[place].basis == .text {
                    if !piece.isPartial { statements[place].isPartial = false }
                    if !piece.isOfPackaging { statements[place].isOfPackaging = false }
                }
                if piece.isOfRest { statements[place].isOfRest = true }
            } else {
                places[piece.license] = statements.count
                statements.append(IdentifiedStatement(piece, in: text, lines: &lines))
            }
        }
        statements.add(pointers.loneStatements(in: text, firstLine: firstLine))
        return statements
    }

    /// What the whole of a licence stanza's text means; nil where that is not certain.
    ///
    /// A text that adds conditions to a licence is not that licence, and what names something
    /// without an id says more than is understood.
    public func meaning(of text: ByteView) -> TextMeaning? {
        meanings.meaning(of: text) { readMeaning(of: text) }
    }

    private func readMeaning(of text: ByteView) -> TextMeaning? {
        let evidence = evidence(in: text)
        let isText = evidence.pieces.contains { $0.basis == .text }
        let isGrant = evidence.pieces.contains { $0.basis == .grant }
        switch (isText, isGrant) {
        case (false, false):
            let pointers = pointers.statements(in: text, firstLine: 1)
            guard pointers.count == 1, text.isNothingButAPointer else { return nil }
            return TextMeaning(
                license: pointers[0].license, basis: .pointer, rule: .commonLicense,
                isUnversioned: pointers[0].isUnversioned)
        case (true, false):
            guard evidence.reading.isWhole else { return nil }
        case (false, true):
            guard !evidence.isIncomplete else { return nil }
        case (true, true):
            // "… Their own changes are in the public domain." A title names the text's own licence.
            let texts = Set(evidence.pieces.lazy.filter { $0.grant == nil }.map(\.license))
            guard evidence.reading.isWhole,
                evidence.pieces.allSatisfy({
                    texts.contains($0.license) || $0.grant?.form == .dedication
                })
            else { return nil }
        }
        return StatedLicense.joined(evidence.pieces.map(\.license), by: StatedLicense.and).map {
            TextMeaning(
                license: $0, basis: isText ? .text : .grant,
                rule: evidence.pieces.map(\.rule).min() ?? .licenseText,
                isUnversioned: evidence.pieces.contains { $0.grant?.isUnversioned == true },
                rivals: evidence.reading.matches.flatMap(\.rivals).map(index.id))
        }
    }

    /// The id of the exception whose text this is; nil where it says anything else too.
    public func exception(in text: ByteView) -> String? {
        let reading = self.reading(of: text)
        guard reading.isWhole, reading.matches.count == 1,
            let template = reading.matches.first?.template, index.isException(template),
            index.isListed(template)
        else { return nil }
        return index.id(of: template)
    }

    /// The ids of the licences whose files under common-licenses a text names, in its order.
    public func pointers(in text: ByteView) -> [String] {
        pointers.statements(in: text, firstLine: 1).flatMap(\.license.licenseIDs)
    }

    /// The licences' own texts in a text.
    func reading(of text: ByteView) -> TextReading {
        words.read(text)
        return texts.read(text, words)
    }

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

extension IdentifiedStatement {
    fileprivate init(_ piece: TextEvidence.Piece, in text: ByteView, lines: inout LineCounter) {
        let first = lines.line(of: piece.bytes.lowerBound)
        let last = ByteLines(text[piece.bytes], first: first).reduce(first) { $1.number }
        self.init(
            license: piece.license,
            basis: piece.basis,
            rule: piece.rule,
            lines: first...last,
            name: piece.grant.map { _ in text[piece.bytes].folded },
            isUnversioned: piece.grant?.isUnversioned ?? false,
            isPartial: piece.isPartial,
            isOfRest: piece.isOfRest,
            isOfPackaging: piece.isOfPackaging)
    }
}

extension ByteView {
    /// The words with one space between two of them.
    fileprivate var folded: String {
        var words = words
        var folded = words.next().map { String($0) } ?? ""
        while let word = words.next() { folded += " \(String(word))" }
        return folded
    }
}
