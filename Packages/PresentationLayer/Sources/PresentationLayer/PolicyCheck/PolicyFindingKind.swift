public import DomainLayer

/// What kind of thing a check finds; the raw value is the stable word for programs.
public enum PolicyFindingKind: String, Hashable, Sendable, CaseIterable {
    case deniedLicense = "denied-license"
    case licenseNotAllowed = "license-not-allowed"
    case exceptionNotAllowed = "exception-not-allowed"
    case unknownLicense = "unknown-license"
    case noChoicePasses = "no-choice-passes"
    case expiredExemption = "expired-exemption"
    case unusedExemption = "unused-exemption"
    case outdatedClarification = "outdated-clarification"
    case unusedClarification = "unused-clarification"
    case unusedRule = "unused-rule"
}

extension PolicyObjection {
    public var kind: PolicyFindingKind {
        switch self {
        case .denied: .deniedLicense
        case .notAllowed: .licenseNotAllowed
        case .exceptionNotAllowed: .exceptionNotAllowed
        case .unknown: .unknownLicense
        }
    }
}

extension PolicyFailure {
    public var kind: PolicyFindingKind {
        causes.count == 1 ? causes[0].objection.kind : .noChoicePasses
    }
}

extension PolicyWarning.Kind {
    public var finding: PolicyFindingKind {
        switch self {
        case .expiredExemption: .expiredExemption
        case .unusedExemption: .unusedExemption
        case .outdatedClarification: .outdatedClarification
        case .unusedClarification: .unusedClarification
        case .unusedRule: .unusedRule
        }
    }
}
