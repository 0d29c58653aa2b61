import DebianCopyright
import DomainLayer

extension LicenseFinding {
    /// A problem of dpkg's database, which concerns the system rather than a package.
    init(_ problem: DatabaseProblem) {
        let kind: Kind
        let declared: String?
        switch problem.kind {
        case .missingField(let field): (kind, declared) = (.syntaxError, field)
        case .duplicate(let id): (kind, declared) = (.syntaxError, id)
        case .truncated, .strayLine: (kind, declared) = (.syntaxError, nil)
        case .unreadable: (kind, declared) = (.unreadable, nil)
        }
        self.init(kind, line: problem.line, declared: declared, path: problem.path)
    }

    /// What is to be said of a package whose own file did not answer; nil where that was wanted.
    init?(_ problem: FileProblem, isExcluded: Bool) {
        if !problem.isAbsence {
            self.init(.unreadable)
        } else if !isExcluded {
            self.init(.missingCopyrightFile)
        } else {
            return nil
        }
    }
}

extension LicenseFinding {
    /// What the engine found in a copyright file.
    init(_ finding: CopyrightFinding) {
        self.init(
            Kind(finding.kind), line: finding.line, declared: finding.declared, text: finding.text)
    }
}

extension LicenseFinding.Kind {
    fileprivate init(_ kind: CopyrightFinding.Kind) {
        self =
            switch kind {
            case .declaredTextMismatch: .declaredTextMismatch
            case .unknownShortName: .unknownShortName
            case .stanzaWithoutLicense: .stanzaWithoutLicense
            case .licenseWithoutText: .licenseWithoutText
            case .obsoleteFormatURL: .obsoleteFormatURL
            case .unversionedLicense: .unversionedLicense
            case .syntaxError: .syntaxError
            case .notUTF8: .notUTF8
            }
    }
}
