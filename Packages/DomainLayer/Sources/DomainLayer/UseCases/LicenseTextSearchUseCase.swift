/// Searches the copyright texts of installed packages for a phrase.
public protocol LicenseTextSearchUseCase: Sendable {
    /// The lines that contain a phrase, letter case aside, as they are found.
    ///
    /// Nothing is read before the consumer asks for the first step, nor after it has stopped. The
    /// search ends with the last package, or with ``LicenseTextSearchStep/mostHits`` hits.
    ///
    /// - Parameters:
    ///   - phrase: the text to find; no line contains an empty one.
    ///   - entries: the packages to search, in this order; those without a text contain nothing.
    ///   - source: the source of the packages.
    func steps(
        for phrase: String, in entries: [PackageLicense], of source: InventorySource
    ) -> AsyncStream<LicenseTextSearchStep>
}

/// What a search has found since the previous step, and its progress.
public struct LicenseTextSearchStep: Hashable, Sendable {
    /// The number of hits that ends a search: no one reads more, and each takes memory.
    public static let mostHits = 10_000

    /// The hits in the order of the packages, then of their lines.
    public var hits: [LicenseTextHit]
    /// How many packages have been searched.
    public var done: Int
    /// How many packages there are to search.
    public var total: Int

    public init(hits: [LicenseTextHit] = [], done: Int, of total: Int) {
        self.hits = hits
        self.done = done
        self.total = total
    }
}

/// A line of a package's copyright text that contains the phrase.
public struct LicenseTextHit: Hashable, Sendable {
    /// The package, `name:architecture`.
    public var package: PackageLicense.ID
    /// The 1-based number of the line.
    public var line: Int
    /// The line without surrounding blanks, as untrusted as the file; of a long line the part
    /// around the first match.
    public var text: String

    public init(package: PackageLicense.ID, line: Int, text: String) {
        self.package = package
        self.line = line
        self.text = text
    }
}
