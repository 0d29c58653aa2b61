import CopyrightFormat
import DomainLayer
import Identification
import LicenseStatements

/// What one distinct copyright text states, in the domain's words; made once, and shared by every
/// package that has the text.
final class CopyrightAnswer: Sendable {
    let format: CopyrightFileFormat
    let basis: EvidenceKind
    let expression: LicenseExpression?
    let mainExpression: LicenseExpression?
    let statements: [LicenseStatement]
    let findings: [LicenseFinding]
    /// What the `LicenseRef-` ids stand for.
    let references: [ReferencedText]

    init(_ analysis: CopyrightAnalysis) {
        format = CopyrightFileFormat(analysis.format)
        basis = EvidenceKind(analysis.basis)
        var expressions = StatedExpressions()
        statements = analysis.statements.map { statement in
            LicenseStatement(
                statement, stating: statement.license.map { expressions.expression($0) })
        }
        expression = LicenseExpression.all(expressions.distinct)?.simplified
        mainExpression = analysis.main.map { LicenseExpression($0).simplified }
        findings = analysis.findings.map(LicenseFinding.init(_:))
        references = analysis.references
    }
}

/// What the statements of one file say, each converted once: a file repeats few licences often.
private struct StatedExpressions {
    private var known: [StatedLicense: LicenseExpression] = [:]
    /// In the order of first use.
    private(set) var distinct: [LicenseExpression] = []

    mutating func expression(_ stated: StatedLicense) -> LicenseExpression {
        if let expression = known[stated] { return expression }
        let expression = LicenseExpression(stated).simplified
        known[stated] = expression
        distinct.append(expression)
        return expression
    }
}
