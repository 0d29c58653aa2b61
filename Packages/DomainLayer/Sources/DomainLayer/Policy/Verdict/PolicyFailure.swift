/// A part of a package's licence that a policy does not let pass.
public struct PolicyFailure: Hashable, Sendable {
    /// The package, `name:architecture`.
    public var package: LicenseEntry.ID
    /// The package's version.
    public var version: String
    /// What does not pass: a single licence, or a choice no side of which does; nil where no
    /// licence is stated.
    public var license: LicenseExpression?
    /// Why, one for each licence that has a part in it; not empty.
    public var causes: [PolicyCause]
    /// What says that the package has the licence; nil where there is nothing to point at.
    public var evidence: PolicyEvidence?
    /// Why the package is installed; nil where nobody asked.
    public var installation: InstallReason?

    public init(
        package: LicenseEntry.ID,
        version: String,
        license: LicenseExpression?,
        causes: [PolicyCause],
        evidence: PolicyEvidence? = nil,
        installation: InstallReason? = nil
    ) {
        self.package = package
        self.version = version
        self.license = license
        self.causes = causes
        self.evidence = evidence
        self.installation = installation
    }
}

/// Why one licence does not pass.
public struct PolicyCause: Hashable, Sendable {
    /// The licence; nil where none is stated.
    public var license: LicenseTerm?
    public var objection: PolicyObjection

    public init(_ license: LicenseTerm?, _ objection: PolicyObjection) {
        self.license = license
        self.objection = objection
    }
}

/// What a rule has against a licence.
public enum PolicyObjection: Hashable, Sendable {
    /// An entry denies it, or `underlying`: an id that the `LicenseRef-` builds upon.
    case denied(by: PolicyEntry, underlying: String?)
    /// Others are allowed, by what is written there.
    case notAllowed(PolicyPlace)
    /// The licence is allowed, but not with this exception.
    case exceptionNotAllowed(PolicyPlace)
    /// Nobody knows it, and it is written there what that means.
    case unknown(PolicyPlace)
}

/// What says that a package has a licence.
public enum PolicyEvidence: Hashable, Sendable {
    /// Lines of a copyright file, 1-based and in the file's order; the path is inside the root.
    case copyright(file: String, lines: [ClosedRange<Int>])
    /// The clarification at this place of the policy.
    case clarification(PolicyPlace)
}
