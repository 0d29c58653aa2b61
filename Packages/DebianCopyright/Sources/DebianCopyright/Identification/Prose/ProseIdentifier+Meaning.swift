/// What the text under a licence's name means by itself.
extension ProseIdentifier {
    /// All that is found out about a licence stanza's text by itself; it is read once.
    func findings(in text: ByteView) -> TextFindings {
        remembered.findings(in: text) {
            let evidence = evidence(in: text)
            return TextFindings(
                meaning: meaning(of: text, by: evidence),
                exception: exception(by: evidence.reading),
                stated: evidence.stated,
                holdsText: !evidence.reading.matches.isEmpty)
        }
    }

    private func meaning(of text: ByteView, by evidence: TextEvidence) -> TextMeaning? {
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
        return StatedLicense.joined(evidence.pieces.map(\.license), by: StatedLicense.and).flatMap {
            TextMeaning(
                license: $0, basis: isText ? .text : .grant,
                rule: evidence.pieces.map(\.rule).min() ?? .licenseText,
                isUnversioned: evidence.pieces.contains { $0.grant?.isUnversioned == true },
                rivals: evidence.reading.matches.flatMap(\.rivals).map(index.id))
        }
    }

    private func exception(by reading: TextReading) -> String? {
        guard reading.isWhole, reading.matches.count == 1,
            let template = reading.matches.first?.template, index.isException(template),
            index.isListed(template)
        else { return nil }
        return index.id(of: template)
    }

    /// The ids of the licences whose files under common-licenses a text names, in its order.
    func pointers(in text: ByteView) -> [String] {
        pointers.statements(in: text, firstLine: 1).flatMap(\.license.licenseIDs)
    }
}

extension TextEvidence {
    /// What the pieces state, each once; empty where one name can't mean so much.
    fileprivate var stated: [TextFindings.Statement] {
        var seen: Set<TextFindings.Statement> = []
        let stated = pieces.map { TextFindings.Statement(license: $0.license, basis: $0.basis) }
            .filter { seen.insert($0).inserted }
        let count = Set(stated.map(\.license)).reduce(0) { $0 + $1.licenseIDs.count }
        return count > TextMeaning.mostLicenses ? [] : stated
    }
}
