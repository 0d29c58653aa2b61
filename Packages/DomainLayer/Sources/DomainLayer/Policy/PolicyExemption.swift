/// Licenses that a policy also allows some packages, for a reason and perhaps for a time.
public struct PolicyExemption: Hashable, Sendable {
    public var packages: PackageSelection
    /// The files whose statements the exemption excuses; nil for all. Other statements count as
    /// usual.
    public var files: FilePatterns?
    /// The licenses that the exemption excuses, even denied ones.
    public var allow: [PolicyEntry]
    /// The reason, for people; empty if none is given.
    public var reason: String
    /// The last day on which the exemption holds; nil if it doesn't expire.
    public var expires: CalendarDate?
    /// Where the stanza begins.
    public var location: SourceLocation

    public init(
        packages: PackageSelection, files: FilePatterns? = nil, allow: [PolicyEntry],
        reason: String = "", expires: CalendarDate? = nil, location: SourceLocation
    ) {
        self.packages = packages
        self.files = files
        self.allow = allow
        self.reason = reason
        self.expires = expires
        self.location = location
    }

    /// Whether the exemption excuses a license, its limit to some files aside; nil means no
    /// license.
    ///
    /// - Parameter judged: the policy's category for the license; nil if it has none.
    func excuses(_ term: LicenseTerm?, as judged: LicenseCategory? = nil) -> Bool {
        allow.contains { $0.pattern.names(term, as: judged) }
    }

    func isExpired(on day: CalendarDate) -> Bool { expires.map { $0 < day } ?? false }
}
