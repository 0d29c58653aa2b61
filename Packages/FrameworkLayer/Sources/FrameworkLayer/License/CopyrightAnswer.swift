import DebianCopyright
import DomainLayer
import Synchronization

/// What one distinct copyright text states, in the domain's types; made once, and shared by all
/// packages with the text, unless the ids of its licenses depend on the source package.
final class CopyrightAnswer: Sendable {
    let format: CopyrightFileFormat
    let basis: DomainLayer.StatementBasis
    let expression: LicenseExpression?
    let mainExpression: LicenseExpression?
    let statements: [LicenseStatement]
    let loneExceptions: [String]
    let findings: [LicenseFinding]
    let unexplained: [ClosedRange<Int>]
    /// Whether the text says that the package is not part of Debian.
    let isOutsideDebian: Bool
    /// The texts of the `LicenseRef-` ids.
    let references: [(id: String, text: ReferencedText)]
    /// The names that the file gives to licenses, by their ids.
    let names: [String: String]
    /// What the texts of unlisted licenses say, by the licenses' ids.
    let readings: [String: LicenseReading]
    /// The engine's analysis, if the ids depend on the source package.
    private let analysis: CopyrightAnalysis?

    /// - Parameter source: the name of the source package, or what replaces it.
    init(_ analysis: CopyrightAnalysis, source: String) {
        format = CopyrightFileFormat(analysis.format)
        basis = DomainLayer.StatementBasis(analysis.basis)
        var expressions = StatedExpressions(source: source)
        statements = analysis.statements.map { statement in
            LicenseStatement(
                statement, stating: statement.license.map { expressions.expression($0) })
        }
        loneExceptions = analysis.loneExceptions
        expression = LicenseExpression.all(expressions.distinct)?.simplified
        mainExpression = analysis.main.map { LicenseExpression($0, source: source).simplified }
        findings = analysis.findings.map(LicenseFinding.init(_:))
        unexplained = analysis.unexplained
        isOutsideDebian = analysis.isOutsideDebian
        references = analysis.references.map { ($0.reference.id(inSource: source), $0) }
        names = Dictionary(
            uniqueKeysWithValues: references.compactMap { id, text in
                text.name.map { (id, $0) }
            })
        readings = Dictionary(
            uniqueKeysWithValues: references.compactMap { id, text in
                text.terms.map { (id, LicenseReading($0, of: text)) }
            })
        self.analysis =
            analysis.references.contains(where: \.reference.isNameAlone) ? analysis : nil
    }

    /// Whether every license of the expression is free; false without one.
    var isFree: Bool { expression?.isFree == true }

    /// Whether the answer's ids depend on the source package.
    var dependsOnSource: Bool { analysis != nil }

    /// The text's answer for a package of this source.
    func answer(forSource source: String) -> CopyrightAnswer {
        analysis.map { CopyrightAnswer($0, source: source) } ?? self
    }
}

/// The expressions of one file's statements, each converted once: a file often repeats a few
/// licenses.
private struct StatedExpressions {
    private let source: String
    private var known: [StatedLicense: LicenseExpression] = [:]
    /// The expressions in the order of first use.
    private(set) var distinct: [LicenseExpression] = []

    init(source: String) { self.source = source }

    mutating func expression(_ stated: StatedLicense) -> LicenseExpression {
        if let expression = known[stated] { return expression }
        let expression = LicenseExpression(stated, source: source).simplified
        known[stated] = expression
        distinct.append(expression)
        return expression
    }
}

/// What the distinct texts of a system state; the thread that parsed a text adds its answer.
final class CopyrightAnswers: Sendable {
    private let answers = Mutex<[CopyrightAnswer?]>([])

    /// - Parameter number: the number of the text, from 0.
    func put(_ answer: CopyrightAnswer, at number: Int) {
        answers.withLock { answers in
            // Other threads may have taken earlier numbers without being done.
            while answers.count <= number { answers.append(nil) }
            answers[number] = answer
        }
    }

    /// The answers by the numbers of their texts.
    var all: [CopyrightAnswer?] { answers.withLock { $0 } }
}

// MARK: The engine's statements as the domain's

extension LicenseExpression {
    /// The engine's tree as an expression of the domain.
    ///
    /// - Parameter source: the name of the source package, or what replaces it.
    init(_ stated: StatedLicense, source: String) {
        self =
            switch stated {
            case .license(let id, let orLater, let exception):
                .license(LicenseTerm(id, orLater: orLater, exception: exception))
            case .reference(let reference): .license(LicenseTerm(reference.id(inSource: source)))
            case .and(let operands):
                .and(operands.map { LicenseExpression($0, source: source) })
            case .or(let operands):
                .or(operands.map { LicenseExpression($0, source: source) })
            }
    }
}

extension LicenseStatement {
    /// - Parameter expression: the statement's license as an expression of the domain.
    init(_ stated: CopyrightStatement, stating expression: LicenseExpression?) {
        self.init(
            expression: expression,
            files: stated.files,
            lines: stated.lines,
            basis: DomainLayer.StatementBasis(stated.basis),
            method: stated.method.map { DomainLayer.DetectionMethod($0) },
            grantRule: stated.grantRule.flatMap(GrantRule.init(rawValue:)),
            name: stated.name,
            holders: stated.holders,
            underlying: stated.underlying)
    }
}

extension DomainLayer.StatementBasis {
    init(_ basis: DebianCopyright.StatementBasis) {
        self =
            switch basis {
            case .declared: .declared
            case .text: .text
            case .grant: .grant
            case .pointer: .pointer
            case .none: .none
            }
    }
}

extension DomainLayer.DetectionMethod {
    init(_ method: DebianCopyright.DetectionMethod) {
        self =
            switch method {
            case .shortName: .shortName
            case .listedID: .listedID
            case .identifierLine: .identifierLine
            case .licenseText: .licenseText
            case .usualName: .usualName
            case .grant: .grant
            case .perlTerms: .perlTerms
            case .publicDomain: .publicDomain
            case .commonLicense: .commonLicense
            case .unlistedException: .unlistedException
            case .unlistedText: .unlistedText
            case .unlistedName: .unlistedName
            }
    }
}

extension CopyrightFileFormat {
    init(_ format: CopyrightAnalysis.Format) {
        self =
            switch format {
            case .machineReadable: .machineReadable
            case .prose: .prose
            }
    }
}
