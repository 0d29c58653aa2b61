import Bytes
import Identification

extension CopyrightAnalysis {
    /// What a file in prose says: everything that is identified in it.
    init(prose bytes: ByteView, identifier: ProseIdentifier, findings: [CopyrightFinding]) {
        let identified = identifier.statements(in: bytes)
        let statements = identified.map { statement in
            CopyrightStatement(
                license: statement.license,
                files: [],
                lines: statement.lines,
                basis: statement.basis,
                name: nil,
                holders: [],
                underlying: statement.license.underlying)
        }
        let unversioned = identified.filter(\.isUnversioned).map { statement in
            CopyrightFinding(.unversionedLicense, line: statement.lines.lowerBound)
        }
        self.init(
            format: .prose,
            statements: statements,
            main: statements.first?.license,
            basis: statements.first?.basis ?? .none,
            findings: findings + unversioned,
            references: [])
    }
}
