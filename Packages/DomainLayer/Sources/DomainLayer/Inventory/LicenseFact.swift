/// What a row says of a package, whichever hosts have it on whichever days.
public struct LicenseFact: Hashable, Sendable {
    /// The first 32 hex digits of the SHA-256 of the row without host, day and key, by which the
    /// same package on a thousand hosts is one fact.
    public var key: String
    /// The package as far as rows describe it: without statements, findings and the path of its
    /// copyright file, and with only the kind of its reason.
    public var entry: PackageLicense
    /// Whether the package may be under terms that its expression lacks, as a finding said when the
    /// row was made.
    public var hasUnknownTerms: Bool

    public init(key: String, entry: PackageLicense, hasUnknownTerms: Bool = false) {
        self.key = key
        self.entry = entry
        self.hasUnknownTerms = hasUnknownTerms
    }
}
