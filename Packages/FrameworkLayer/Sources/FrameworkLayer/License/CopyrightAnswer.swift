import DebianCopyright
import DomainLayer

/// What one distinct copyright text states, in the domain's words; made once, and shared by every
/// package that has the text.
final class CopyrightAnswer: Sendable {
    let format: CopyrightFileFormat
    let basis: LicenseBasis
    let expression: LicenseExpression?
    let mainExpression: LicenseExpression?
    let statements: LicenseStatements
    let findings: [LicenseFinding]
    /// What the `LicenseRef-` ids stand for.
    let references: [ReferencedText]

    init(_ analysis: CopyrightAnalysis) {
        format = CopyrightFileFormat(analysis.format)
        basis = LicenseBasis(analysis.basis)
        statements = LicenseStatements(analysis.statements)
        expression = LicenseExpression.all(statements.claims.compactMap(\.expression))?.simplified
        mainExpression = analysis.main.map { LicenseExpression($0).simplified }
        findings = analysis.findings.map(LicenseFinding.init(_:))
        references = analysis.references
    }
}
