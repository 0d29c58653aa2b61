extension OpenedSystem {
    /// The files of installed packages, in no order: those that the system was read from, or else
    /// those that apt's lists in a folder's system describe.
    ///
    /// Packages of which nothing is known are left out, and so are those of which lists disagree.
    ///
    /// - Throws: ``DatabaseError`` if there is no list of packages to read.
    public func packageFiles() async throws(DatabaseError) -> [BinaryPackageFile] {
        guard let stamp else {
            let packages = try await system.packages()
            return AptLists(of: system, describing: packages.compactMap(\.build)).files
        }
        // Files that have changed since are no longer what was read.
        return stamp.isCurrent ? packages.compactMap(BinaryPackageFile.init) : []
    }
}

extension BinaryPackageFile {
    /// - Returns: nil if the file can't be read any more.
    fileprivate init?(_ package: (build: InstalledPackage.Build, path: String)) {
        guard let digest = try? DebPackage.digest(at: package.path) else { return nil }
        let name = package.path.split(separator: "/").last.map(String.init)
        self.init(package: package.build, path: name ?? package.path, sha256: digest)
    }
}
