import DebianSystems

/// Derives the statements of a prose file from all evidence in it, including texts that the SPDX
/// list lacks. If the only statement is the packaging's license, other permissions count too.
struct ProseAnalysis {
    /// The whole file.
    private let bytes: ByteView
    /// What the file states, in its order.
    private let statements: [IdentifiedStatement]
    /// The exceptions whose texts are all that the file states.
    private let loneExceptions: [String]
    /// The texts of the references in the statements.
    private let references: References
    /// The findings: conditions, unexplained terms, and texts that lack their disclaimer.
    private let findings: [CopyrightFinding]
    /// The lines that nothing accounts for.
    private let unexplained: UnexplainedLines
    private let isOutsideDebian: Bool

    /// - Parameter includingTexts: whether references include the texts that the list lacks.
    init(_ bytes: ByteView, identifier: ProseIdentifier, includingTexts: Bool) {
        self.bytes = bytes
        var references = References(
            includingTexts: includingTexts, licenseDB: identifier.licenseDB)
        let read = identifier.read(bytes)
        loneExceptions = read.evidence.loneExceptions
        let unlisted = UnlistedTexts(in: read, licenseDB: identifier.licenseDB)
        let hasListed = read.evidence.all.contains {
            $0.scope != .packaging && !$0.license.licenseIDs.isEmpty
        }
        let dedications = read.evidence.all.filter { $0.grant?.form == .dedication }
        let own = unlisted.terms.filter { !dedications.comprise($0, in: bytes) }.map { terms in
            var evidence = Evidence(
                ofUnlisted: terms.text.text.range(in: bytes),
                as: references.license(of: terms.text),
                in: bytes)
            evidence.isRider = terms.isRider && hasListed
            return evidence
        }
        var lines = LineCounter(bytes)
        let adopted = unlisted.licenses.map { license in
            let line = lines.line(of: license.bytes.lowerBound)
            let text = PermissionText(text: bytes[license.bytes], lines: line...line)
            return Evidence(
                ofUnlisted: license.bytes,
                as: references.license(license, named: nil, text: LicenseText(text)), in: bytes)
        }
        let found = (read.evidence.all + own + adopted).inTextOrder
        let (evidence, titles) = found.withoutAlteredTitles(in: bytes)
        lines = LineCounter(bytes)
        let conditions = evidence.compactMap { evidence -> CopyrightFinding? in
            let title = titles[evidence.bytes.lowerBound]
            guard evidence.isRider || title != nil else { return nil }
            return CopyrightFinding(
                .additionalCondition, line: lines.line(of: evidence.bytes.lowerBound),
                declared: title?.license.licenseIDs.first)
        }
        let stated = identifier.statements(of: evidence.marked(in: read.sentences), in: bytes)
        let permission =
            loneExceptions.isEmpty && stated.allSatisfy { $0.scope == .packaging }
            ? PermissionText(in: bytes) : nil
        lines = LineCounter(bytes)
        let unexplained = unlisted.leftovers.unexplained(
            beside: unlisted.terms.map(\.text) + [permission].compactMap(\.self), in: bytes
        ).lines(in: bytes)
        self.unexplained = unexplained
        isOutsideDebian = read.sentences.sayOutsideDebian
        findings =
            conditions + unexplained.findings
            + read.evidence.incompleteTexts.map { text in
                CopyrightFinding(
                    .incompleteText, line: lines.line(of: text.start), declared: text.id)
            }
        // An exception permits something too, but only to those who have the license.
        statements =
            loneExceptions.isEmpty
            ? stated.adding(permission, naming: &references)
                .withLinkingException(in: bytes, naming: &references) : []
        for statement in statements { references.add(namesIn: statement.license) }
        self.references = references
    }

    /// Analyzes the file.
    ///
    /// - Parameter earlier: findings about the file as a whole.
    func analysis(after earlier: [CopyrightFinding]) -> CopyrightAnalysis {
        let main = statements.main(in: bytes)
        let unversioned = statements.filter(\.isUnversioned).map { statement in
            CopyrightFinding(
                .unversionedLicense, line: statement.lines.lowerBound, declared: statement.name)
        }
        return CopyrightAnalysis(
            format: .prose,
            statements: statements.map {
                CopyrightStatement(LicenseAssertion($0), lines: $0.lines, name: $0.name)
            },
            loneExceptions: loneExceptions,
            main: main?.license,
            basis: main?.basis ?? statements.map(\.basis).min() ?? .none,
            findings: earlier
                + (unversioned + findings).sorted { ($0.line ?? 0) < ($1.line ?? 0) },
            unexplained: unexplained.all,
            isOutsideDebian: isOutsideDebian,
            references: references.all)
    }
}

extension [Evidence] {
    /// The evidence without names immediately above a text that isn't on the list, because the text
    /// decides; and those names, by the positions at which the texts begin.
    fileprivate func withoutAlteredTitles(
        in text: ByteView
    ) -> (evidence: Self, titles: [Int: Evidence]) {
        guard contains(where: \.isUnlistedLicense) else { return (self, [:]) }
        var all: Self = []
        var titles: [Int: Evidence] = [:]
        for evidence in self {
            let start = evidence.bytes.lowerBound
            while evidence.isUnlistedLicense, let title = all.last,
                title.isTitle(above: start, in: text)
            {
                titles[start] = title
                all.removeLast()
            }
            all.append(evidence)
        }
        return (all, titles)
    }
}

extension [Evidence] {
    /// Whether terms right below one of these dedications to the public domain only give what it
    /// gives.
    fileprivate func comprise(_ terms: OwnTerms, in text: ByteView) -> Bool {
        guard terms.giveAll else { return false }
        let start = terms.text.text.offset(in: text)
        let next = partitioningIndex { $0.bytes.lowerBound >= start }
        return next > 0 && start - self[next - 1].bytes.upperBound < Self.reach
    }

    /// In bytes: a dedication further up is another work's.
    private static var reach: Int { 400 }
}

extension Evidence {
    /// Whether the evidence is the text of a license that the SPDX list lacks.
    fileprivate var isUnlistedLicense: Bool { method == .unlistedText && !isRider }
}

extension References {
    /// The license for a text that the SPDX list lacks.
    fileprivate mutating func license(of text: PermissionText) -> StatedLicense {
        let body = LicenseText(text)
        return license(of: body, named: nil, digest: body.digest)
    }
}

// MARK: What no license of the list says

extension [IdentifiedStatement] {
    /// The statements, with the first text that permits something, if there is one.
    fileprivate func adding(
        _ text: PermissionText?, naming references: inout References
    ) -> Self {
        guard let text else { return self }
        var all = self
        all.insert(
            IdentifiedStatement(
                license: references.license(of: text), basis: .text, method: .unlistedText,
                lines: text.lines))
        return all
    }

    /// The statements, with one reference in place of a GNU license and an exception for linking
    /// that has no id. The license is that of the last grant above the exception, or else of the
    /// first one below.
    ///
    /// Nothing changes if a text determines the exception of a license.
    fileprivate func withLinkingException(
        in bytes: ByteView, naming references: inout References
    ) -> Self {
        let candidates = indices.filter { self[$0].underlyingGNULicense != nil }
        guard !candidates.isEmpty, !contains(where: { $0.license.hasException }),
            let exception = LinkingException(in: bytes),
            let index = candidates.last(where: {
                self[$0].lines.lowerBound <= exception.lines.upperBound
            }) ?? candidates.first,
            let id = self[index].underlyingGNULicense
        else { return self }
        let (grant, added) = (self[index].lines, exception.lines)
        let first = Swift.min(grant.lowerBound, added.lowerBound)
        let lines = first...Swift.max(grant.upperBound, added.upperBound)
        guard let body = LicenseText(of: lines, in: bytes) else { return self }
        let reference = references.reference(
            to: nil, text: body, digest: body.digest, underlying: [id])
        var all = self
        all[index].license = .reference(reference)
        all[index].method = .unlistedException
        all[index].lines = lines
        return all
    }
}

extension IdentifiedStatement {
    /// The license's id if it is a single GNU license without an exception.
    fileprivate var underlyingGNULicense: String? {
        guard case .license(let id, _, nil) = license, basis != .text, scope != .packaging else {
            return nil
        }
        return id.isGeneralPublicLicense ? id : nil
    }
}
