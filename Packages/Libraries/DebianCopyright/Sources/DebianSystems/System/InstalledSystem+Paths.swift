extension InstalledSystem {
    /// A file that the engine reads from a system.
    package struct ReadPath: Sendable {
        /// The path from the root; `*` matches any name, or any beginning of one.
        package let path: String
        /// The size limit of the file, in bytes.
        package let limit: Int
    }

    /// The files that inventories and questions about single packages read: those that a holder of
    /// a whole system has to keep.
    package static let readPaths: [ReadPath] =
        [
            ReadPath(path: "var/lib/dpkg/status", limit: DpkgDatabase.sizeLimit),
            ReadPath(path: "var/lib/dpkg/status.d/*", limit: DpkgDatabase.sizeLimit),
            ReadPath(path: "var/lib/dpkg/updates/*", limit: DpkgDatabase.sizeLimit),
            ReadPath(
                path: InstalledDependencies.notesPath, limit: AutomaticInstallations.sizeLimit),
            ReadPath(path: "usr/share/doc/*/copyright", limit: Self.sizeLimit),
            ReadPath(path: "usr/share/common-licenses/*", limit: Self.sizeLimit),
            ReadPath(path: "etc/os-release", limit: OSRelease.sizeLimit),
            ReadPath(path: "usr/lib/os-release", limit: OSRelease.sizeLimit),
            ReadPath(path: "etc/hostname", limit: HostNameFile.sizeLimit),
            ReadPath(path: "etc/dpkg/dpkg.cfg", limit: PathFilters.sizeLimit),
            ReadPath(path: "etc/dpkg/dpkg.cfg.d/*", limit: PathFilters.sizeLimit),
        ]
        + OtherDatabases.apk.map { ReadPath(path: $0, limit: OtherDatabases.sizeLimit) }
        + OtherDatabases.others.map { ReadPath(path: $0, limit: Self.sizeLimit) }

    /// The files that say which packages own a file. That question also looks at folders and links
    /// of the whole system.
    package static let fileLists = ReadPath(
        path: "var/lib/dpkg/info/*.list", limit: FileOwners.sizeLimit)
}
