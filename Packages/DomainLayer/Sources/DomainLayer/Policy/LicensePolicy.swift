/// Which licenses may be installed.
///
/// ```swift
/// let request = PolicyRequest(deny: ["category:strong-copyleft"])
/// let policy = try LicensePolicy().adding(request)
/// let verdict = policy.verdict(on: inventory, day: today)
/// verdict.violations.map(\.package)  // ["bash:amd64", …]
/// ```
///
/// The first rule that is about a package's section judges the package; an exemption of the package
/// may excuse what that rule objects to. A clarification replaces the license that a copyright file
/// states; a judgment says what a license comes to that the SPDX list lacks.
public struct LicensePolicy: Hashable, Sendable {
    /// The policy's file; nil if only a request makes it.
    public var path: String?
    /// The rules for some sections in the order of the file, then the one for all; empty if a file
    /// has none, until ``adding(_:)`` makes one.
    public var rules: [PolicyRule]
    public var exemptions: [PolicyExemption]
    public var clarifications: [LicenseClarification]
    public var judgments: [LicenseJudgment]

    /// - Parameters:
    ///   - path: the policy's file; nil if only a request makes it.
    ///   - rules: in the order of the file.
    ///   - exemptions: in the order of the file.
    ///   - clarifications: in the order of the file.
    ///   - judgments: in the order of the file.
    public init(
        path: String? = nil, rules: [PolicyRule] = [], exemptions: [PolicyExemption] = [],
        clarifications: [LicenseClarification] = [], judgments: [LicenseJudgment] = []
    ) {
        self.path = path
        let general = rules.filter(\.sections.isEmpty)
        let denied = general.flatMap(\.deny)
        self.rules =
            rules.filter { !$0.sections.isEmpty }.map { $0.inheriting(denied) } + general
        self.exemptions = exemptions
        self.clarifications = clarifications
        self.judgments = judgments
    }

    /// Whether a package can't be judged by its expressions alone.
    public var needsStatements: Bool { rules.contains { $0.scope == .shipped } }

    /// What an inventory must hold for the policy to be checked.
    public var detail: InventoryDetail {
        clarifications.contains { $0.textDigest != nil } ? .digests : []
    }
}

/// A rule for all packages of some sections.
///
/// If licenses are only denied, all others are allowed; if some are allowed, no others are. Denial
/// comes before permission, with two exceptions that are more specific than the denial: an entry
/// that allows a license with its exception, or an allowed exception, and an entry that allows a
/// `LicenseRef-` by its own id, even if what it builds upon is denied.
public struct PolicyRule: Hashable, Sendable {
    /// The sections that the rule is about; empty for all.
    public var sections: [SectionPattern]
    public var allow: [PolicyEntry]
    public var deny: [PolicyEntry]
    /// Whether the denials of the rule for all sections don't apply here.
    public var overridesDeny: Bool
    /// Exceptions that every license may have.
    public var allowedExceptions: [ExceptionPattern]
    /// What to do about unknown licenses that no entry names.
    public var unknown: UnknownTreatment
    /// The location of ``unknown`` in the policy.
    public var unknownLocation: SourceLocation
    /// Whether the texts of unlisted licenses count as making them known.
    public var unlisted: UnlistedTreatment
    /// The location of the rule.
    public var location: SourceLocation
    /// The location of the allowed licenses; of the rule if it allows none.
    public var allowLocation: SourceLocation
    /// Which licenses of a package the rule is about.
    public var scope: LicenseScope
    /// The files that a package does not ship.
    public var machinery: FilePatterns

    /// - Parameters:
    ///   - sections: the sections that the rule is about; empty for all.
    ///   - allow: what may be installed; empty for everything that isn't denied.
    ///   - deny: what may not be installed, even if it is allowed.
    ///   - overridesDeny: whether the denials of the rule for all sections don't apply here.
    ///   - allowedExceptions: exceptions that an allowed license may have.
    ///   - unknown: nil if the policy doesn't say; then unknown licenses fail if licenses are
    ///     allowed one by one.
    ///   - unknownLocation: the location of `unknown`; unwritten without it.
    ///   - unlisted: whether the texts of unlisted licenses count as making them known.
    ///   - location: the location of the rule.
    ///   - allowLocation: nil if the rule allows no licenses.
    ///   - scope: which licenses of a package the rule is about.
    ///   - machinery: the files that a package does not ship.
    public init(
        sections: [SectionPattern] = [], allow: [PolicyEntry] = [], deny: [PolicyEntry] = [],
        overridesDeny: Bool = false, allowedExceptions: [ExceptionPattern] = [],
        unknown: UnknownTreatment? = nil,
        unknownLocation: SourceLocation = .unwritten, unlisted: UnlistedTreatment = .unknown,
        location: SourceLocation,
        allowLocation: SourceLocation? = nil, scope: LicenseScope = .all,
        machinery: FilePatterns = .buildMachinery
    ) {
        self.sections = sections
        self.allow = allow
        self.deny = deny
        self.overridesDeny = overridesDeny
        self.allowedExceptions = allowedExceptions
        self.unknown = unknown ?? .usual(allowing: allow)
        self.unknownLocation = unknown == nil ? .unwritten : unknownLocation
        self.unlisted = unlisted
        self.location = location
        self.allowLocation = allowLocation ?? location
        self.scope = scope
        self.machinery = machinery
    }

    /// The rule with the denials for all sections. Packages name their own sections, so a section
    /// must not lift a denial.
    fileprivate func inheriting(_ denied: [PolicyEntry]) -> PolicyRule {
        var rule = self
        if !overridesDeny { rule.deny += denied.filter { !deny.contains($0) } }
        return rule
    }

    /// Whether the rule is about packages of this section.
    public func covers(section: String) -> Bool {
        sections.isEmpty || sections.contains { $0.matches(section) }
    }
}

/// The fields in the rule for all sections that a rule for some may override.
public enum OverridableField: String, Hashable, Sendable, CaseIterable {
    /// The denials.
    case deny
}

/// What to do about an unknown license: none at all, a `LicenseRef-`, or an id that the SPDX list
/// lacks.
public enum UnknownTreatment: String, Hashable, Sendable, CaseIterable {
    /// An unknown license is a violation.
    case fail
    /// An unknown license passes with a warning.
    case warn

    /// The treatment if a rule doesn't say: unknown licenses fail if licenses are allowed one by
    /// one.
    fileprivate static func usual(allowing allow: [PolicyEntry]) -> UnknownTreatment {
        allow.isEmpty ? .warn : .fail
    }
}

/// How a rule treats licenses that the SPDX list lacks.
public enum UnlistedTreatment: String, Hashable, Sendable, CaseIterable {
    /// They are unknown, whatever their texts say, because no person has read them. A text that
    /// reads as restricted is still denied by an entry for that category.
    case unknown
    /// Their texts decide.
    case terms
}

/// Ids of exceptions, or a glob that matches some.
public struct ExceptionPattern: Hashable, Sendable {
    /// The pattern as shown.
    public let text: String
    let glob: Glob
}

/// The location of a part of a policy.
public enum SourceLocation: Hashable, Sendable {
    /// In the policy file: the 1-based line, and the 1-based byte of that line.
    case line(Int, column: Int)
    /// Among the patterns of a request.
    case request(RequestedPatterns)
    /// Nowhere: a default that applies unless the policy says otherwise.
    case unwritten

    /// The location that many bytes later on the line.
    public func moved(by bytes: Int) -> SourceLocation {
        switch self {
        case .line(let line, let column): .line(line, column: column + bytes)
        case .request, .unwritten: self
        }
    }

    /// The line of the policy file; nil for another location.
    public var line: Int? {
        if case .line(let line, _) = self { line } else { nil }
    }
}

/// The lists of patterns in a request: a ``PolicyRequest``, or one for a listing.
public enum RequestedPatterns: String, Hashable, Sendable, CaseIterable {
    case allow
    case deny
    case license
    case main
}

// MARK: What a request adds

extension LicensePolicy {
    /// The policy after a request: each rule with the request's patterns, and with its scope if it
    /// has one. If there is no rule, the request makes the only one.
    ///
    /// - Throws: ``PolicyError/invalid(path:_:)`` with everything that is wrong with the request,
    ///   or if nothing is allowed or denied at all.
    public func adding(_ request: PolicyRequest) throws(PolicyError) -> LicensePolicy {
        var (allow, deny, problems) = request.additions
        if rules.isEmpty, allow.isEmpty, deny.isEmpty, problems.isEmpty {
            problems = [PolicyProblem(.noRule, at: .line(1, column: 1))]
        }
        if !problems.isEmpty { throw .invalid(path: path, problems) }
        var policy = self
        if rules.isEmpty { policy.rules = [PolicyRule(location: .unwritten)] }
        for index in policy.rules.indices {
            policy.rules[index].add(allow: allow, deny: deny)
            if let scope = request.scope { policy.rules[index].scope = scope }
        }
        return policy
    }
}

extension LicensePolicy {
    /// The patterns that a request has added to the rules.
    public var requested: [PolicyEntry] {
        let entries = rules.first.map { $0.allow + $0.deny } ?? []
        return entries.filter { [.request(.allow), .request(.deny)].contains($0.location) }
    }
}

extension PolicyError {
    /// The error about a file together with what is wrong with the request, so that users see all
    /// problems at once; a file that can't be read is an error by itself.
    public func adding(_ request: PolicyRequest) -> PolicyError {
        guard case .invalid(let path, let problems) = self else { return self }
        return .invalid(path: path, problems + request.additions.problems)
    }
}

extension PolicyRequest {
    fileprivate var additions:
        (allow: [PolicyEntry], deny: [PolicyEntry], problems: [PolicyProblem])
    {
        var reader = PatternReader()
        let allowed = reader.entries(in: allow.map { PolicyText($0, at: .request(.allow)) })
        let denied = reader.entries(in: deny.map { PolicyText($0, at: .request(.deny)) })
        return (allowed, denied, reader.problems)
    }
}

extension PolicyRule {
    fileprivate mutating func add(allow more: [PolicyEntry], deny others: [PolicyEntry]) {
        if allow.isEmpty, let first = more.first { allowLocation = first.location }
        allow += more
        deny += others
        if unknownLocation == .unwritten { unknown = .usual(allowing: allow) }
    }
}
