extension ProseIdentifier {
    /// What a text states that speaks of several licences, each for a part, as a whole file in
    /// prose does; nil where it states fewer than two.
    func meaningOfParts(in text: ByteView) -> TextMeaning? {
        let statements = statements(in: text)
        return statements.count > 1 ? TextMeaning(of: statements) : nil
    }

    /// What a text under one name means that puts several licences together: their own texts, and
    /// words that grant those which need not be printed.
    ///
    /// Nil where one licence alone is found, which may be no more than a part of the terms. Where
    /// several are, or what is left over is a licence too, that is one more of them: see
    /// ``TextMeaning/hasMore``. What words grant beside it may be part of its terms.
    func meaningOfCollection(in text: ByteView) -> TextMeaning? {
        // Most texts under one name hold none that is known.
        guard findings(in: text).holdsText else { return nil }
        let evidence = evidence(in: text)
        let printed = licenses(printedIn: evidence.reading)
        guard !printed.isEmpty, evidence.pieces.allSatisfy({ $0.needsNoText(beside: printed) })
        else { return nil }
        var rest = evidence.rest(of: text) { _ in true }
        if !evidence.isIncomplete, ByteView.withBytes(of: rest, { reading(of: $0).isWhole }) {
            return meaningOfParts(in: text)
        }
        rest.blank(evidence.reading.matches.map(\.bytes))
        guard printed.count > 1 || ByteView.withBytes(of: rest, \.isLicense) else { return nil }
        return TextMeaning(
            of: statements(in: text).filter {
                printed.contains($0.license) || $0.rule == .publicDomain
            },
            hasMore: true)
    }

    private func licenses(printedIn reading: TextReading) -> Set<StatedLicense> {
        let texts = reading.matches.map(\.template).filter { !index.isException($0) }
        return Set(texts.map { .license(index.id(of: $0)) })
    }

    /// The paragraphs of a text that are left without what it states of some licences, in bytes
    /// from the first to the last of them; nil where it states nothing of them, or says nothing
    /// else.
    ///
    /// - Parameters:
    ///   - text: what is read.
    ///   - licenses: ids of the SPDX list.
    func rest(of text: ByteView, besides licenses: [String]) -> Range<Int>? {
        let evidence = evidence(in: text)
        let taken = LicenseKin(of: licenses)
        func isTaken(_ piece: TextEvidence.Piece) -> Bool {
            let ids = piece.license.licenseIDs
            return !ids.isEmpty && ids.allSatisfy(taken.contains)
        }
        guard evidence.pieces.contains(where: isTaken) else { return nil }
        var rest = evidence.rest(of: text, without: isTaken)
        rest.blank(evidence.pieces.filter { $0.grant == nil && isTaken($0) }.map(\.bytes))
        return ByteView.withBytes(of: rest, \.paragraphs)
    }
}

extension ByteView {
    /// From the first paragraph to the last one; nil where there is none.
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

extension TextMeaning {
    /// Nil where there is no statement.
    fileprivate init?(of statements: [IdentifiedStatement], hasMore: Bool = false) {
        guard
            let license = StatedLicense.joined(statements.map(\.license), by: StatedLicense.and),
            let basis = statements.map(\.basis).min(),
            let rule = statements.map(\.rule).min()
        else { return nil }
        self.init(
            license: license, basis: basis, rule: rule,
            isUnversioned: statements.contains(where: \.isUnversioned), hasMore: hasMore)
    }
}

extension TextEvidence.Piece {
    /// Whether it can stand for a part without the licence's text: "MIT" above other terms is their
    /// name, but a licence that each Debian system has is seldom printed.
    fileprivate func needsNoText(beside printed: Set<StatedLicense>) -> Bool {
        printed.contains(license)
            || license.licenseIDs.allSatisfy {
                $0.isGNULicense || CommonLicenseFiles.name(ofLicense: $0) != nil
            }
    }
}
