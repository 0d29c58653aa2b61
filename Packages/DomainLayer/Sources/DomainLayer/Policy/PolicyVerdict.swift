/// What a policy says about an inventory.
public struct PolicyVerdict: Hashable, Sendable {
    /// The system; nil if facts were judged, which may come from several systems.
    public var system: SystemIdentity?
    /// The policy's file; nil if only a request made the policy.
    public var policyPath: String?
    /// How many packages have a rule.
    public var checked: Int
    /// How many packages are in sections without a rule.
    public var uncovered: Int
    /// How many of the checked packages have something unknown in the expression that was judged,
    /// or a finding that ``LicenseFinding/Kind/leavesTermsUnknown``.
    public var unknownPackages: Int
    /// What does not pass, in the order of the inventory.
    public var violations: [PolicyFailure]
    /// What did not pass in the baseline either; empty without a baseline.
    public var known: [PolicyFailure]
    /// Unknown licenses that the policy lets pass.
    public var unknowns: [PolicyFailure]
    /// What files call the unknown licenses, one name for each id; an id with many names has none.
    public var names: [String: String]
    /// What passes only by an exemption.
    public var exempted: [ExemptedFailure]
    /// The choices that had to be made for a package to pass.
    public var choices: [PolicyChoice]
    /// What a person should look at in the policy itself, in the order of the file.
    public var warnings: [PolicyWarning]
    /// Whether something in the inventory could not be read.
    public var isIncomplete: Bool
    /// Whether it is only an assumption which packages were installed on request, see
    /// ``InstallationGraph/isAssumed``.
    public var isInstallationAssumed: Bool

    public init(
        system: SystemIdentity?,
        policyPath: String? = nil,
        checked: Int,
        uncovered: Int = 0,
        unknownPackages: Int = 0,
        violations: [PolicyFailure] = [],
        known: [PolicyFailure] = [],
        unknowns: [PolicyFailure] = [],
        names: [String: String] = [:],
        exempted: [ExemptedFailure] = [],
        choices: [PolicyChoice] = [],
        warnings: [PolicyWarning] = [],
        isIncomplete: Bool = false,
        isInstallationAssumed: Bool = false
    ) {
        self.system = system
        self.policyPath = policyPath
        self.checked = checked
        self.uncovered = uncovered
        self.unknownPackages = unknownPackages
        self.violations = violations
        self.known = known
        self.unknowns = unknowns
        self.names = names
        self.exempted = exempted
        self.choices = choices
        self.warnings = warnings
        self.isIncomplete = isIncomplete
        self.isInstallationAssumed = isInstallationAssumed
    }
}

/// What does not pass by itself, and the exemption that lets it pass.
public struct ExemptedFailure: Hashable, Sendable {
    public var failure: PolicyFailure
    public var exemption: PolicyExemption
}

/// A choice of licenses of which the policy allows only some.
public struct PolicyChoice: Hashable, Sendable {
    /// The package, `name:architecture`.
    public var package: PackageLicense.ID
    /// The key of the fact that was judged, see ``PolicyFailure/factKey``.
    public var factKey: String?
    /// All that the package offers.
    public var offered: LicenseExpression
    /// The first side that passes.
    public var chosen: LicenseExpression
}

/// A part of a policy that has no effect, or no longer has one.
public struct PolicyWarning: Hashable, Sendable {
    public var kind: Kind
    /// The location of the stanza.
    public var location: SourceLocation
    /// The packages, sections or licenses of the stanza, as written.
    public var subject: String

    public init(_ kind: Kind, at location: SourceLocation, about subject: String) {
        self.kind = kind
        self.location = location
        self.subject = subject
    }

    public enum Kind: Hashable, Sendable {
        /// The exemption's last day has passed.
        case expiredExemption(CalendarDate)
        /// The exemption excuses nothing: such packages are not installed, or pass anyway.
        case unusedExemption
        /// The clarification's last day has passed.
        case expiredClarification(CalendarDate)
        /// The package is installed, but in another version or with another copyright file.
        case outdatedClarification
        /// No such package is installed.
        case unusedClarification
        /// The clarification holds for a version whose copyright file declares this license.
        case contradictedClarification(LicenseExpression)
        /// The judgment's last day has passed.
        case expiredJudgment(CalendarDate)
        /// No package has a license that the judgment is about.
        case unusedJudgment
        /// All packages in the rule's sections, if any, have an earlier rule.
        case unusedRule
    }
}

extension PolicyVerdict {
    /// The verdict with the reason why each package with a violation is installed.
    public func explained(by graph: InstallationGraph) -> PolicyVerdict {
        var verdict = self
        for index in violations.indices {
            verdict.violations[index].installation = graph.reason(for: violations[index].package)
        }
        verdict.isInstallationAssumed = graph.isAssumed
        return verdict
    }
}

extension PolicyVerdict {
    /// Whether facts were judged, rather than installed packages.
    public var isOfFacts: Bool { system == nil }

    /// Whether there are more findings than a verdict has; those of the last packages are missing.
    public var isCut: Bool { findingCount > LicensePolicy.findingLimit }

    var findingCount: Int {
        violations.count + unknowns.count + exempted.count + choices.count
    }
}

extension PolicyVerdict {
    /// The verdict with violations moved to ``known`` if an older verdict of this policy has them:
    /// the same license of a package with the same name, which the same entries object to.
    public func new(since baseline: PolicyVerdict) -> PolicyVerdict {
        let old = Set(baseline.violations.map(Violation.init))
        var verdict = self
        verdict.violations = violations.filter { !old.contains(Violation($0)) }
        verdict.known = violations.filter { old.contains(Violation($0)) }
        return verdict
    }

    /// What identifies a violation, the package's version and architecture aside.
    private struct Violation: Hashable {
        let name: Substring
        let license: LicenseExpression?
        let causes: [PolicyCause]

        init(_ failure: PolicyFailure) {
            name = failure.package.prefix { $0 != ":" }
            license = failure.license
            causes = failure.causes
        }
    }
}

/// A part of a package's license that a policy does not let pass.
public struct PolicyFailure: Hashable, Sendable {
    /// The package, `name:architecture`.
    public var package: PackageLicense.ID
    /// The package's version.
    public var version: String
    /// The key of the fact that was judged, because several facts may have one package's name; nil
    /// for an installed package.
    public var factKey: String?
    /// What does not pass: a single license, or a choice of which no side passes; nil if no license
    /// is stated, or none for the subject of a finding.
    public var license: LicenseExpression?
    /// The reasons, one for each license that contributes; not empty.
    public var causes: [PolicyCause]
    /// What shows that the package has the license; nil if there is nothing to point to.
    public var evidence: PolicyEvidence?
    /// Why the package is installed; nil if that was not asked for.
    public var installation: InstallReason?

    /// What distinguishes the judged package from every other one.
    public var subject: String { factKey ?? package }

    public init(
        package: PackageLicense.ID,
        version: String,
        factKey: String? = nil,
        license: LicenseExpression?,
        causes: [PolicyCause],
        evidence: PolicyEvidence? = nil,
        installation: InstallReason? = nil
    ) {
        self.package = package
        self.version = version
        self.factKey = factKey
        self.license = license
        self.causes = causes
        self.evidence = evidence
        self.installation = installation
    }
}

/// Why one license does not pass.
public struct PolicyCause: Hashable, Sendable {
    /// The license; nil if none is stated.
    public var license: LicenseTerm?
    public var objection: PolicyObjection
    /// The finding that leaves the package under unknown terms, if the objection is to those; nil
    /// if it is to the license.
    public var finding: LicenseFinding.Kind?

    public init(
        _ license: LicenseTerm?, _ objection: PolicyObjection, finding: LicenseFinding.Kind? = nil
    ) {
        self.license = license
        self.objection = objection
        self.finding = finding
    }
}

/// What a rule objects to in a license.
public enum PolicyObjection: Hashable, Sendable {
    /// An entry denies it, or `underlying`: an id that the `LicenseRef-` builds upon.
    case denied(by: PolicyEntry, underlying: String?)
    /// Other licenses are allowed, by the entry at this location.
    case notAllowed(SourceLocation)
    /// The license is allowed, but not with this exception.
    case exceptionNotAllowed(SourceLocation)
    /// The license is unknown, and the policy says here what that means.
    case unknown(SourceLocation)
}

/// What shows that a package has a license.
public enum PolicyEvidence: Hashable, Sendable {
    /// Lines of a copyright file, 1-based and in the file's order: the first hundred ranges of
    /// them; `omitted` counts the rest. The path is inside the root.
    case copyright(file: String, lines: [ClosedRange<Int>], omitted: Int = 0)
    /// The clarification at this location of the policy.
    case clarification(SourceLocation)

    /// How many ranges of lines are given: code-scanning services show a hundred, and a file that
    /// thousands of packages share may state one license thousands of times.
    static let limit = 100
}
