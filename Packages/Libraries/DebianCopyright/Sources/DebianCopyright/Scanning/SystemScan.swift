/// A system's packages, and which text is the copyright file of each.
public struct SystemScan: Sendable {
    /// Which system it is, as its own `os-release` says.
    public let release: OSRelease
    /// What its own `etc/hostname` calls the machine; nil if nothing says.
    public let hostName: String?
    /// What could not be read of dpkg's database.
    public let problems: [DatabaseProblem]
    /// Ordered by name, then architecture, as bytes.
    public let packages: [ScannedPackage]

    init(
        release: OSRelease,
        hostName: String?,
        database: DpkgDatabase,
        files: [Result<ScannedFile, FileProblem>],
        filters: PathFilters
    ) {
        var filters = filters
        self.release = release
        self.hostName = hostName
        problems = database.problems
        let siblings = database.siblings(answered: files.map { $0.success != nil })
        packages = database.packages.indices.map { index in
            let package = database.packages[index]
            return ScannedPackage(
                package: package,
                file: files[index],
                sibling: siblings[index].flatMap { sibling in
                    files[sibling].success.map {
                        ScannedSibling(package: database.packages[sibling], file: $0)
                    }
                },
                isExcluded: files[index].success == nil
                    && filters.exclude(package.copyrightPath))
        }
    }
}

/// One installed package with its copyright file.
public struct ScannedPackage: Sendable {
    /// What dpkg says about it.
    public let package: InstalledPackage
    /// Its own file, or why that could not be read.
    public let file: Result<ScannedFile, FileProblem>
    /// Where its own file did not answer: a binary package of the same source and version whose
    /// file did.
    public let sibling: ScannedSibling?
    /// Whether its own file is absent because dpkg was told not to install it.
    public let isExcluded: Bool
}

/// A package that answers for another one of the same source and version.
public struct ScannedSibling: Sendable {
    /// What dpkg says about it.
    public let package: InstalledPackage
    /// Its copyright file.
    public let file: ScannedFile
}

/// A copyright file that was read.
public struct ScannedFile: Hashable, Sendable {
    /// The number of its text, as ``SystemScanner/scan(_:options:onProgress:onText:)`` tells it:
    /// files with equal texts have the same one.
    public let text: Int
    /// The SHA-256 in 64 hex digits; nil if ``ScanOptions/digests`` was not asked for.
    public let digest: String?
}

extension Result {
    var success: Success? { try? get() }
}
