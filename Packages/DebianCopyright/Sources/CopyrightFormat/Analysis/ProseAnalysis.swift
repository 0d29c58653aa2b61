import Bytes
import Identification
import LicenseStatements

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
                rule: statement.rule,
                name: statement.name,
                holders: [],
                underlying: statement.license.underlying)
        }
        let unversioned = identified.filter(\.isUnversioned).map { statement in
            CopyrightFinding(
                .unversionedLicense, line: statement.lines.lowerBound, declared: statement.name)
        }
        let main = identified.first { !$0.isPartial } ?? identified.first
        self.init(
            format: .prose,
            statements: statements,
            main: main?.license,
            basis: main?.basis ?? statements.map(\.basis).min() ?? .none,
            findings: findings + unversioned,
            references: [])
    }
}
