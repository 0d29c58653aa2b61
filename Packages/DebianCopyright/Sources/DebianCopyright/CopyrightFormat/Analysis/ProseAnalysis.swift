/// Makes the statements of a file in prose out of everything that is identified in it, texts
/// included that the SPDX list lacks; and where that is nothing but the packaging's licence, out of
/// whatever else permits something.
struct ProseAnalysis {
    /// The whole file.
    let bytes: ByteView
    /// What the file states, in its order.
    var identified: [IdentifiedStatement]
    var references: References

    /// - Parameter includingTexts: whether references hold the texts that the list lacks.
    init(_ bytes: ByteView, identifier: ProseIdentifier, includingTexts: Bool) {
        self.bytes = bytes
        var references = References(includingTexts: includingTexts)
        identified = identifier.statements(in: bytes) { references.license(of: $0) }
        self.references = references
        addPermission()
        attachLinkingException()
    }

    /// What the file says.
    ///
    /// - Parameters:
    ///   - earlier: findings about the file as a whole.
    ///   - packer: an empty one.
    func analysis(
        after earlier: [CopyrightFinding], packing packer: inout StatementPacker
    ) -> CopyrightAnalysis {
        for statement in identified {
            packer.add(
                claim: packer.add(CopyrightStatements.Claim(statement)), lines: statement.lines,
                name: statement.name)
        }
        let unversioned = identified.filter(\.isUnversioned).map { statement in
            CopyrightFinding(
                .unversionedLicense, line: statement.lines.lowerBound, declared: statement.name)
        }
        let main = Self.main(of: identified, in: bytes)
        return CopyrightAnalysis(
            format: .prose,
            statements: packer.finish(),
            main: main?.license,
            basis: main?.basis ?? identified.map(\.basis).min() ?? .none,
            findings: earlier + unversioned,
            references: references.all)
    }

    /// Adds the first text that permits something, where nothing but the packaging has a licence.
    private mutating func addPermission() {
        guard identified.allSatisfy(\.isOfPackaging), let text = PermissionText(in: bytes) else {
            return
        }
        let place = identified.firstIndex { $0.lines.lowerBound > text.lines.lowerBound }
        identified.insert(
            IdentifiedStatement(
                license: references.license(of: text), basis: .text, rule: .unlistedText,
                lines: text.lines),
            at: place ?? identified.endIndex)
    }
}

extension References {
    /// A licence that the SPDX list lacks.
    fileprivate mutating func license(of text: PermissionText) -> StatedLicense {
        let body = LicenseText(text)
        return .reference(reference(to: nil, text: body, digest: body.digest, underlying: []))
    }
}
