/// What a person who reviewed a package concluded about its license, according to a clarification.
///
/// A conclusion never replaces what the copyright file says.
public struct LicenseConclusion: Hashable, Sendable {
    public var expression: LicenseExpression
    /// The reason, for people; empty if none is given.
    public var reason: String
    /// The last day on which the conclusion holds; nil if it doesn't expire.
    public var expires: CalendarDate?

    public init(expression: LicenseExpression, reason: String = "", expires: CalendarDate? = nil) {
        self.expression = expression
        self.reason = reason
        self.expires = expires
    }
}

extension PackageLicense {
    /// The package as if its copyright file said what was concluded; nil if nothing was.
    public var asConcluded: PackageLicense? {
        guard let conclusion else { return nil }
        var entry = self
        entry.expression = conclusion.expression
        entry.mainExpression = nil
        (entry.statements, entry.findings) = ([], [])
        return entry
    }
}
