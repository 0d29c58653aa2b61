public import DomainLayer

/// What kind of thing a check finds; the raw value is a stable word for programs.
public enum PolicyFindingKind: String, Hashable, Sendable, CaseIterable {
    case deniedLicense = "denied-license"
    case licenseNotAllowed = "license-not-allowed"
    case exceptionNotAllowed = "exception-not-allowed"
    case unknownLicense = "unknown-license"
    case unexplainedTerms = "unexplained-terms"
    case freeLicenseInNonFree = "free-license-in-non-free"
    case noChoicePasses = "no-choice-passes"
    case expiredExemption = "expired-exemption"
    case unusedExemption = "unused-exemption"
    case expiredClarification = "expired-clarification"
    case outdatedClarification = "outdated-clarification"
    case unusedClarification = "unused-clarification"
    case contradictedClarification = "contradicted-clarification"
    case expiredJudgment = "expired-judgment"
    case unusedJudgment = "unused-judgment"
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

extension PolicyCause {
    /// The kind of the objection, or of the finding if a finding says what is unknown.
    public var kind: PolicyFindingKind {
        switch (objection, finding) {
        case (.unknown, .unexplainedTerms?): .unexplainedTerms
        case (.unknown, .freeLicenseInNonFree?): .freeLicenseInNonFree
        default: objection.kind
        }
    }
}

extension PolicyFailure {
    public var kind: PolicyFindingKind {
        causes.count == 1 ? causes[0].kind : .noChoicePasses
    }

    /// The finding that the failure is about, if it isn't about a license.
    public var finding: LicenseFinding.Kind? { causes.first?.finding }
}

extension PolicyWarning.Kind {
    public var finding: PolicyFindingKind {
        switch self {
        case .expiredExemption: .expiredExemption
        case .unusedExemption: .unusedExemption
        case .expiredClarification: .expiredClarification
        case .outdatedClarification: .outdatedClarification
        case .unusedClarification: .unusedClarification
        case .contradictedClarification: .contradictedClarification
        case .expiredJudgment: .expiredJudgment
        case .unusedJudgment: .unusedJudgment
        case .unusedRule: .unusedRule
        }
    }
}
