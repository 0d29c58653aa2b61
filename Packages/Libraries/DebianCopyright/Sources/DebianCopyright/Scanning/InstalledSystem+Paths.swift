extension InstalledSystem {
    /// A file that is read of a system.
    package struct ReadPath: Sendable {
        /// From the root; `*` stands for any name, or for any beginning of one.
        package let path: String
        /// The longest file that is read, in bytes.
        package let limit: Int
    }

    /// What is read for an inventory and for questions about single packages, so that what holds
    /// whole systems knows what to keep of one.
    package static let readPaths: [ReadPath] = [
        ReadPath(path: "var/lib/dpkg/status", limit: DpkgDatabase.sizeLimit),
        ReadPath(path: "var/lib/dpkg/status.d/*", limit: DpkgDatabase.sizeLimit),
        ReadPath(path: "var/lib/dpkg/updates/*", limit: DpkgDatabase.sizeLimit),
        ReadPath(path: InstalledDependencies.notesPath, limit: AutomaticInstallations.sizeLimit),
        ReadPath(path: "usr/share/doc/*/copyright", limit: SystemScanner.sizeLimit),
        ReadPath(path: "usr/share/common-licenses/*", limit: SystemScanner.sizeLimit),
        ReadPath(path: "etc/os-release", limit: OSRelease.sizeLimit),
        ReadPath(path: "usr/lib/os-release", limit: OSRelease.sizeLimit),
        ReadPath(path: "etc/hostname", limit: HostNameFile.sizeLimit),
        ReadPath(path: "etc/dpkg/dpkg.cfg", limit: PathFilters.sizeLimit),
        ReadPath(path: "etc/dpkg/dpkg.cfg.d/*", limit: PathFilters.sizeLimit),
    ]

    /// What is read to tell which packages own a file. Folders and links of the whole system are
    /// looked at besides.
    package static let fileLists = ReadPath(
        path: "var/lib/dpkg/info/*.list", limit: FileOwners.sizeLimit)
}
