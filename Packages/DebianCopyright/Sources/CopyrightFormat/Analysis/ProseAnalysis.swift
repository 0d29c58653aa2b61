import Bytes
import Identification
import LicenseStatements

extension CopyrightAnalysis {
    /// What a file in prose says: everything that is identified in it.
    ///
    /// - Parameter packer: an empty one.
    init(
        prose bytes: ByteView, identifier: ProseIdentifier, findings: [CopyrightFinding],
        packing packer: inout StatementPacker
    ) {
        let identified = identifier.statements(in: bytes)
        for statement in identified {
            packer.add(
                claim: packer.add(CopyrightStatements.Claim(statement)), lines: statement.lines,
                name: statement.name)
        }
        let unversioned = identified.filter(\.isUnversioned).map { statement in
            CopyrightFinding(
                .unversionedLicense, line: statement.lines.lowerBound, declared: statement.name)
        }
        let main =
            identified.first(where: \.isOfRest) ?? identified.first { !$0.isPartial }
            ?? identified.first
        self.init(
            format: .prose,
            statements: packer.finish(),
            main: main?.license,
            basis: main?.basis ?? identified.map(\.basis).min() ?? .none,
            findings: findings + unversioned,
            references: [])
    }
}
