/// Which entries to list, and how.
///
/// Kinds of filter are joined by AND, the values of one kind by OR; an empty kind lets all through.
public struct LicenseQuery: Hashable, Sendable {
    /// Package names, `name:architecture` pairs, or globs of either: `*` stands for any text, `?`
    /// for one character.
    public var packages: [String]
    /// Globs over ``LicenseEntry/licenses`` and ``LicenseEntry/exceptions``, letter case aside.
    public var licenses: [String]
    /// An entry passes where one of ``LicenseEntry/categories`` is among these.
    public var categories: [LicenseCategory]
    public var bases: [LicenseBasis]
    /// Only entries for which ``LicenseEntry/isUnknown`` holds.
    public var onlyUnknown: Bool
    public var order: LicenseOrder
    public var grouping: LicenseGrouping

    public init(
        packages: [String] = [],
        licenses: [String] = [],
        categories: [LicenseCategory] = [],
        bases: [LicenseBasis] = [],
        onlyUnknown: Bool = false,
        order: LicenseOrder = .name,
        grouping: LicenseGrouping = .package
    ) {
        self.packages = packages
        self.licenses = licenses
        self.categories = categories
        self.bases = bases
        self.onlyUnknown = onlyUnknown
        self.order = order
        self.grouping = grouping
    }
}

/// The order of a listing's rows; equal rows stay in the order of their names.
public enum LicenseOrder: String, Hashable, Sendable, CaseIterable {
    case name
    /// By rendered expression; rows without one last.
    case license
    /// Largest first: installed size of a package or source, number of packages of a licence.
    case size
}

/// What a row of a listing is.
public enum LicenseGrouping: String, Hashable, Sendable, CaseIterable {
    case package
    case source
    /// A single licence id with everything that names it.
    case license
}
