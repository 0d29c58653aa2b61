import CopyrightFormat
import DomainLayer
import Identification
import LicenseStatements

extension LicenseStatement {
    init(_ statement: CopyrightStatement, using expressions: inout StatedExpressions) {
        self.init(
            expression: statement.license.map { expressions[$0] },
            files: statement.files,
            lines: statement.lines,
            basis: LicenseBasis(statement.basis),
            rule: statement.rule.map { LicenseRule($0) },
            name: statement.name,
            holders: statement.holders,
            underlying: statement.underlying)
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
