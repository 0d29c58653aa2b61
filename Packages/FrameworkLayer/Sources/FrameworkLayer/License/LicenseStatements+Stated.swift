import DebianCopyright
import DomainLayer

extension LicenseStatements {
    /// What one file states, whose bytes are taken over as they are.
    init(_ stated: CopyrightStatements) {
        var claims = Numbering<Claim>()
        // Two that are stated may become the same.
        let numbers = stated.claims.map { UInt32(claims.number(of: Claim($0))) }
        self.init(
            packed: stated.bytes, startingAt: stated.starts,
            saying: stated.places.map { numbers[$0] }, of: claims.values,
            underlying: stated.claims.flatMap(\.underlying))
    }
}

extension LicenseStatements.Claim {
    fileprivate init(_ stated: CopyrightStatements.Claim) {
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
