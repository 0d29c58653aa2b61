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
    func inheriting(_ denied: [PolicyEntry]) -> PolicyRule {
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
    static func usual(allowing allow: [PolicyEntry]) -> UnknownTreatment {
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
