/// The file of a package, as it was read or as apt's lists describe it.
public struct BinaryPackageFile: Hashable, Sendable {
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
