import DomainLayer
import PresentationLayer

/// A finding as a result of SARIF (section 3.27).
struct SARIFResult {
    /// How grave it is (section 3.27.10).
    enum Level: String {
        case error, warning
    }

    var kind: PolicyFindingKind
    var level: Level
    var message: String
    /// The package; nil where it is about the policy.
    var package: LicenseEntry.ID?
    /// What shows it.
    var evidence: PolicyEvidence?
    /// What stays the same when lines move or a version changes, and differs from every other one.
    var fingerprint: String
    /// Why it does not count; nil where it does.
    var justification: String?

    /// All findings of a verdict, violations first.
    static func all(of verdict: PolicyVerdict) -> [SARIFResult] {
        verdict.violations.map { SARIFResult($0, .error) }
            + verdict.unknowns.map { SARIFResult($0, .warning) }
            + verdict.exempted.map { exempted in
                var result = SARIFResult(exempted.failure, .error)
                result.justification = exempted.exemption.reason
                return result
            }
            + verdict.warnings.map(SARIFResult.init)
    }

    private init(_ failure: PolicyFailure, _ level: Level) {
        let installed = failure.installation.map { "; installed \($0.label)" } ?? ""
        self.init(
            kind: failure.kind,
            level: level,
            message: failure.detail + installed + ".",
            package: failure.package,
            evidence: failure.evidence,
            fingerprint: "\(failure.package) \(failure.license.orNoAssertion)")
    }

    private init(_ warning: PolicyWarning) {
        self.init(
            kind: warning.kind.finding,
            level: .warning,
            message: warning.detail + ".",
            evidence: .clarification(warning.place),
            fingerprint: warning.subject)
    }

    private init(
        kind: PolicyFindingKind, level: Level, message: String, package: LicenseEntry.ID? = nil,
        evidence: PolicyEvidence?, fingerprint: String
    ) {
        self.kind = kind
        self.level = level
        self.message = message
        self.package = package
        self.evidence = evidence
        self.fingerprint = fingerprint
    }
}

extension PolicyFindingKind {
    /// How grave such findings are, unless one says otherwise.
    var level: SARIFResult.Level {
        switch self {
        case .deniedLicense, .licenseNotAllowed, .exceptionNotAllowed, .unknownLicense,
            .noChoicePasses:
            .error
        case .expiredExemption, .unusedExemption, .outdatedClarification, .unusedClarification,
            .unusedRule:
            .warning
        }
    }

    /// Its place among the rules of the tool.
    var index: Int { Self.allCases.firstIndex(of: self) ?? -1 }
}
