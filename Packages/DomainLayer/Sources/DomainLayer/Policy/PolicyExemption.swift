/// Licences that some packages may have besides, for a reason and perhaps for a time.
public struct PolicyExemption: Hashable, Sendable {
    public var package: PackagePattern
    /// A glob of versions; nil for all.
    public var version: String?
    /// What it excuses, denied licences too.
    public var allow: [PolicyEntry]
    /// Why, for people; empty where nobody says.
    public var reason: String
    /// The last day on which it holds; nil for ever.
    public var expires: CalendarDate?
    /// Where the stanza begins.
    public var place: PolicyPlace

    /// Whether it excuses a licence; nil stands for no licence.
    func excuses(_ term: LicenseTerm?) -> Bool {
        allow.contains { $0.pattern.names(term) }
    }

    func isExpired(on day: CalendarDate) -> Bool {
        expires.map { $0 < day } ?? false
    }

    func matches(version installed: String) -> Bool {
        version.map { Glob($0).matches(installed) } ?? true
    }
}

/// What a package is under, as somebody found out who read more than the copyright file.
///
/// It holds for one version or one copyright text: when the file changes, somebody has to look
/// again.
public struct LicenseClarification: Hashable, Sendable {
    public var package: PackagePattern
    /// The only version it holds for; nil where the text decides.
    public var version: String?
    /// The digest of the only copyright file it holds for, as ``LicenseEntry/textDigest`` has it;
    /// nil where the version decides.
    public var textDigest: String?
    public var expression: LicenseExpression
    /// Why, for people; empty where nobody says.
    public var reason: String
    /// Where the stanza begins.
    public var place: PolicyPlace

    /// Whether it still holds for a package that it is about.
    func holds(for entry: LicenseEntry) -> Bool {
        (version == nil || version == entry.version)
            && (textDigest == nil || textDigest == entry.textDigest)
    }
}
