public import DomainLayer

/// Where somebody was in the list of packages, so that the next start begins there.
public struct ScreenSnapshot: Hashable, Sendable {
    /// What the packages shown have in their name or license; empty for all.
    public var filter: String
    /// The package that was selected; nil if none was.
    public var selection: PackageLicense.ID?

    public init(filter: String = "", selection: PackageLicense.ID? = nil) {
        self.filter = filter
        self.selection = selection
    }
}
