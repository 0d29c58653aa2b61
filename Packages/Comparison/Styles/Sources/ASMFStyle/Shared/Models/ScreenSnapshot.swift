public import DomainLayer

/// The state of one system's package list, saved so that the next run starts there.
public struct ScreenSnapshot: Hashable, Sendable {
    /// The filter; it matches the name and license of a package, and an empty one shows all.
    public var filter: String
    /// The package that was selected; nil if none was.
    public var selection: PackageLicense.ID?

    public init(filter: String = "", selection: PackageLicense.ID? = nil) {
        self.filter = filter
        self.selection = selection
    }
}
