/// The file of a package, as it was read or as apt's lists describe it.
public struct PackageFile: Hashable, Sendable {
    /// The package's name, version and architecture.
    public let package: InstalledPackage.Build
    /// The file's path in the archive that apt knows, `pool/main/z/zlib/zlib1g_1.2.13_amd64.deb`,
    /// or only the file's name.
    public let path: String
    /// The SHA-256 of the file: 64 lowercase hex digits.
    public let sha256: String
}

extension InstalledPackage {
    /// What distinguishes one build of a package from all others in an archive.
    public struct Build: Hashable, Sendable {
        public let name: String
        public let version: String
        public let architecture: String
    }

    /// The build that is installed; nil if the stanza lacks version or architecture.
    public var build: Build? {
        missingField == nil ? Build(name: name, version: version, architecture: architecture) : nil
    }
}

extension OpenedSystem {
    /// The files of installed packages, in no order: those that the system was read from, or else
    /// those that apt's lists in a folder's system describe.
    ///
    /// Packages of which nothing is known are left out, and so are those of which lists disagree.
    ///
    /// - Throws: ``DatabaseError`` if there is no list of packages to read.
    public func packageFiles() async throws(DatabaseError) -> [PackageFile] {
        guard let stamp else {
            let packages = try await system.packages()
            return AptLists(of: system, describing: packages.compactMap(\.build)).files
        }
        // Files that have changed since are no longer what was read.
        return stamp.isCurrent ? packages.compactMap(PackageFile.init) : []
    }
}

extension PackageFile {
    /// - Returns: nil if the file can't be read any more.
    fileprivate init?(_ package: (build: InstalledPackage.Build, path: String)) {
        guard let digest = try? DebPackage.digest(at: package.path) else { return nil }
        let name = package.path.split(separator: "/").last.map(String.init)
        self.init(package: package.build, path: name ?? package.path, sha256: digest)
    }
}
