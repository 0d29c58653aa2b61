import Bytes
import Identification
import LicenseStatements

extension CopyrightAnalysis {
    /// What a file in prose says: everything that is identified in it, texts included that the SPDX
    /// list lacks; and where that is nothing but the packaging's licence, whatever else permits
    /// something.
    ///
    /// - Parameters:
    ///   - includingTexts: whether references hold the texts that the list lacks.
    ///   - packer: an empty one.
    init(
        prose bytes: ByteView, identifier: ProseIdentifier, findings: [CopyrightFinding],
        includingTexts: Bool, packing packer: inout StatementPacker
    ) {
        var references = References(includingTexts: includingTexts)
        var identified = identifier.statements(in: bytes) { references.license(of: $0) }
        if identified.allSatisfy(\.isOfPackaging), let text = PermissionText(in: bytes) {
            let place = identified.firstIndex { $0.lines.lowerBound > text.lines.lowerBound }
            identified.insert(
                IdentifiedStatement(
                    license: references.license(of: text), basis: .text, rule: .unlistedText,
                    lines: text.lines),
                at: place ?? identified.endIndex)
        }
        if identified.takeException, let exception = LinkingException(in: bytes) {
            identified.attach(exception, in: bytes, to: &references)
        }
        for statement in identified {
            packer.add(
                claim: packer.add(CopyrightStatements.Claim(statement)), lines: statement.lines,
                name: statement.name)
        }
        let unversioned = identified.filter(\.isUnversioned).map { statement in
            CopyrightFinding(
                .unversionedLicense, line: statement.lines.lowerBound, declared: statement.name)
        }
        let main = identified.main(in: bytes)
        self.init(
            format: .prose,
            statements: packer.finish(),
            main: main?.license,
            basis: main?.basis ?? identified.map(\.basis).min() ?? .none,
            findings: findings + unversioned,
            references: references.all)
    }
}

extension References {
    /// A licence that the SPDX list lacks.
    fileprivate mutating func license(of text: PermissionText) -> StatedLicense {
        let body = LicenseText(text)
        return .reference(reference(to: nil, text: body, digest: body.digest, underlying: []))
    }
}
