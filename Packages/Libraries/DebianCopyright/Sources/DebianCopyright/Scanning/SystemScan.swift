public import DebianSystems

/// A system's packages, and which text is the copyright file of each.
public struct SystemScan: Sendable {
    /// The identity of the system, from its own `os-release`.
    public let release: OSRelease
    /// The machine's name, from the system's own `etc/hostname`; nil if that gives none.
    public let hostName: String?
    /// The parts of dpkg's database that could not be read.
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
    /// The package as dpkg describes it.
    public let package: InstalledPackage
    /// The package's own copyright file, or why it could not be read.
    public let file: Result<ScannedFile, FileProblem>
    /// If its own file did not answer: a binary package of the same source and version whose file
    /// did.
    public let sibling: ScannedSibling?
    /// Whether the package's file is missing because dpkg is configured not to install it.
    public let isExcluded: Bool
}

/// A package that answers for another one of the same source package and version.
public struct ScannedSibling: Sendable {
    /// The package as dpkg describes it.
    public let package: InstalledPackage
    /// The package's copyright file.
    public let file: ScannedFile
}

/// A copyright file that was read.
public struct ScannedFile: Hashable, Sendable {
    /// The number of the file's text, as ``SystemScanner/scan(_:options:onProgress:onText:)``
    /// reports it; files with equal texts share a number.
    public let text: Int
    /// The SHA-256 in 64 hex digits; nil unless ``ScanOptions/digests`` was requested.
    public let digest: String?
}

extension Result {
    var success: Success? { try? get() }
}
