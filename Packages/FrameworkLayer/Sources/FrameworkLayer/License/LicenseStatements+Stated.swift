import CopyrightFormat
import DomainLayer
import Identification
import LicenseStatements

extension LicenseStatements {
    /// What one file states: most of its statements say what another has said before.
    init(_ statements: [CopyrightStatement]) {
        var packer = StatementPacker(
            expecting: statements.count, of: statements.reduce(0) { $0 + $1.size })
        var stated = Numbering<StatedClaim>()
        /// Those of the claims in the packer: two that are stated may become the same there.
        var places: [Int] = []
        for statement in statements {
            let claim = StatedClaim(statement)
            let number = stated.number(of: claim)
            if number == places.count { places.append(packer.place(of: Claim(claim))) }
            packer.append(
                claim: places[number], files: statement.files.bytes, lines: statement.lines,
                name: statement.name, holders: statement.holders.bytes,
                underlying: statement.underlying)
        }
        self = packer.statements
    }
}

extension CopyrightStatement {
    /// What its texts take, in bytes.
    fileprivate var size: Int {
        files.bytes.count + holders.bytes.count + (name?.utf8.count ?? 0)
    }
}

/// What a statement says, in the engine's words.
private struct StatedClaim: Hashable {
    // What is compared fastest comes first.
    let basis: StatementBasis
    let rule: StatementRule?
    let license: StatedLicense?

    init(_ statement: CopyrightStatement) {
        license = statement.license
        basis = statement.basis
        rule = statement.rule
    }
}

extension LicenseStatements.Claim {
    fileprivate init(_ stated: StatedClaim) {
        self.init(
            expression: stated.license.map { LicenseExpression($0).simplified },
            basis: LicenseBasis(stated.basis),
            rule: stated.rule.map { LicenseRule($0) })
    }
}

extension LicenseBasis {
    init(_ basis: StatementBasis) {
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

extension LicenseRule {
    init(_ rule: StatementRule) {
        self =
            switch rule {
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
            case .machineReadable: .dep5
            case .prose: .text
            }
    }
}
