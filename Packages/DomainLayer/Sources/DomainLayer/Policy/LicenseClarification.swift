/// What a package is licensed under, according to a person who read more than the copyright file.
///
/// It holds for some versions or for one copyright text, and perhaps for a time: if the file
/// changes, or the last day passes, it says nothing until a person has looked again.
public struct LicenseClarification: Hashable, Sendable {
    /// The packages, whose versions count unless the text alone decides.
    public var packages: PackageSelection
    /// The digest of the only copyright file that it holds for, as in
    /// ``PackageLicense/textDigest``; nil if the version decides.
    public var textDigest: String?
    public var expression: LicenseExpression
    /// The reason, for people; empty if none is given.
    public var reason: String
    /// The last day on which the clarification holds; nil if it doesn't expire.
    public var expires: CalendarDate?
    /// Where the stanza begins.
    public var location: SourceLocation

    public init(
        packages: PackageSelection, textDigest: String? = nil, expression: LicenseExpression,
        reason: String = "", expires: CalendarDate? = nil, location: SourceLocation
    ) {
        self.packages = packages
        self.textDigest = textDigest
        self.expression = expression
        self.reason = reason
        self.expires = expires
        self.location = location
    }

    /// What the clarification says about each package that it holds for.
    var conclusion: LicenseConclusion {
        LicenseConclusion(expression: expression, reason: reason, expires: expires)
    }

    /// Whether the clarification still holds for a package that it is about.
    func holds(for entry: PackageLicense, on day: CalendarDate) -> Bool {
        packages.includes(version: entry.version) && !isExpired(on: day)
            && (textDigest == nil || textDigest == entry.textDigest)
    }

    func isExpired(on day: CalendarDate) -> Bool { expires.map { $0 < day } ?? false }

    /// The known licenses that a package's file declares instead, if the clarification is not about
    /// exactly that file; nil if the file declares no other known license.
    func contradiction(by entry: PackageLicense) -> LicenseExpression? {
        guard textDigest == nil, entry.basis == .declared, let declared = entry.expression,
            !declared.isUnknown(), declared.simplified != expression.simplified
        else { return nil }
        return declared
    }
}
