import DebianCopyright
import DomainLayer

extension LicenseStatement {
    /// - Parameter expression: what is stated, in the domain's words.
    init(_ stated: CopyrightStatement, stating expression: LicenseExpression?) {
        self.init(
            expression: expression,
            files: stated.files,
            lines: stated.lines,
            basis: EvidenceKind(stated.basis),
            rule: stated.method.map { DetectionMethod($0) },
            name: stated.name,
            holders: stated.holders,
            underlying: stated.underlying)
    }
}

extension EvidenceKind {
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

extension DetectionMethod {
    init(_ method: IdentificationMethod) {
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
            case .machineReadable: .dep5
            case .prose: .text
            }
    }
}
